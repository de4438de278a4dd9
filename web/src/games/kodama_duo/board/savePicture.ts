/** Saving a drawing of the page as an SVG or PNG file. */

function download(name: string, url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
}

/** The drawing as text that stands on its own. */
function standaloneSource(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  for (const node of [copy, ...copy.querySelectorAll("*")]) node.removeAttribute("class");
  return new XMLSerializer().serializeToString(copy);
}

const asData = (text: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;

export function saveSvg(svg: SVGSVGElement, name: string): void {
  download(`${name}.svg`, asData(standaloneSource(svg)));
}

/** The same as pixels. */
export async function savePng(svg: SVGSVGElement, name: string): Promise<void> {
  const image = new Image();
  image.src = asData(standaloneSource(svg));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = svg.width.baseVal.value;
  canvas.height = svg.height.baseVal.value;
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  download(`${name}.png`, canvas.toDataURL("image/png"));
}

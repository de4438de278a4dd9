/** Requests to the server over HTTP. */
import { locale } from "../words/index.svelte";

/** A request that the server refused; the message is the server's sentence. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

async function sendRequest<T>(
  method: string,
  path: string,
  body?: unknown,
  onHeaders?: (headers: Headers) => void,
): Promise<T> {
  const headers: Record<string, string> = { "accept-language": locale.lang };
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(path, init);
  const content = answer.headers.get("content-type")?.includes("json")
    ? await answer.json()
    : await answer.text();
  if (!answer.ok)
    throw new ApiError(answer.status, content.code ?? "", content.text ?? String(content));
  onHeaders?.(answer.headers);
  return content as T;
}

export const get = <T>(path: string): Promise<T> => sendRequest<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> =>
  sendRequest<T>("POST", path, body);

export interface Paged<T> {
  items: T[];
  /** Whether the server has more of them. */
  more: boolean;
}

/** A list that comes in pages, as many of them as wanted; the server says where the next begins. */
export async function getPages<T>(
  path: string,
  pages = Infinity,
  body?: unknown,
): Promise<Paged<T>> {
  const items: T[] = [];
  let next = "";
  for (let page = 0; page < pages && (page === 0 || next); page++) {
    const hear = (headers: Headers): void => {
      next = /^<(\?first=\d+)>; rel="next"$/.exec(headers.get("link") ?? "")?.[1] ?? "";
    };
    const method = body === undefined ? "GET" : "POST";
    items.push(...(await sendRequest<T[]>(method, path + next, body, hear)));
  }
  return { items, more: next !== "" };
}

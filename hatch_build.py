"""Build hook: makes the browser client, and compiles the engine where that is possible.

The client in `web/` is built into `src/raiatea/server/static/` with the node that comes as a build
requirement, and Python for pages that have no server is packed into `src/raiatea/page/files/`; each
is built again only when its sources have changed. The source archive holds both too, so that
whoever builds from that needs no npm.

Compiled are `raiatea.engine`, by mypyc, and beside it what writes observations, which is C.
The wheel holds the same Python sources either way; a compiled one also holds extension modules,
which Python prefers. Where there is no C compiler or no Python headers, or where compiling fails,
the wheel is the pure Python one. Editable installs are never compiled.

Environment:
    RAIATEA_CLIENT=0     do not build the browser client, nor its Python
    RAIATEA_COMPILE=0    do not compile
    RAIATEA_COMPILE=1    compile, and fail when that is not possible
    RAIATEA_COMPILE_DIR  work in this folder and keep it, so that the next build is quick
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "raiatea"
COMPILED = "raiatea/engine"
QUICK = "raiatea.encoding.quick"
WRITER = Path("raiatea/encoding/writer")


class CompileHook(BuildHookInterface[Any]):
    """Builds the client, and adds the compiled engine to a wheel."""

    PLUGIN_NAME = "custom"
    _temporary: tempfile.TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make the client and compile, before the wheel is put together."""
        if os.environ.get("RAIATEA_CLIENT", "") != "0":
            build_client(Path(self.root))
        if self.target_name == "sdist":
            build_data["force_include"].update(words(Path(self.root)))
            return
        wish = os.environ.get("RAIATEA_COMPILE", "")
        if version == "editable" or wish == "0":
            return
        problem = missing_tool()
        if problem is None:
            folder = self._folder()
            problem = compile_apart(Path(self.root, "src"), folder)
        if problem is not None:
            if wish == "1":
                raise RuntimeError(f"the engine cannot be compiled: {problem}")
            self.app.display_info(f"The engine stays interpreted: {problem}")
            return
        modules = [path for path in (folder / "lib").rglob("*") if path.is_file()]
        build_data["force_include"].update(
            {str(path): path.relative_to(folder / "lib").as_posix() for path in modules}
        )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was compiled, now that it is in the wheel."""
        if self._temporary is not None:
            self._temporary.cleanup()

    def _folder(self) -> Path:
        keep = os.environ.get("RAIATEA_COMPILE_DIR")
        if keep:
            folder = Path(self.root, keep)
            folder.mkdir(parents=True, exist_ok=True)
            return folder
        self._temporary = tempfile.TemporaryDirectory(prefix="raiatea-")
        return Path(self._temporary.name)


def words(root: Path) -> dict[str, str]:
    """The files of `locales`, which the package has as a link: hatchling takes one of the two."""
    both = (root / "locales", root / "src" / PACKAGE / "locales")
    files = [path for folder in both for path in folder.rglob("*") if path.is_file()]
    return {str(path): path.relative_to(root).as_posix() for path in files}


class Built(NamedTuple):
    """Something that npm makes: by a script, in a folder of the package, out of sources."""

    script: str
    folder: str
    sources: tuple[str, ...]


STAMP = "built-from"
OF_PYTHON = ("web/python.ts", "web/anywhere", "web/package-lock.json", f"src/{PACKAGE}")
CLIENT = Built("build", "server/static", ("web", "locales"))
PYTHON = Built("python", "page/files", OF_PYTHON)
MADE = {"node_modules", "__pycache__", "static", "files"}


def build_client(root: Path) -> None:
    """Build `web/` and Python for pages into the package, unless their sources are the same."""
    stale = [one for one in (CLIENT, PYTHON) if is_stale(root, one)]
    if not stale:
        return
    with tempfile.TemporaryDirectory(prefix="raiatea-web-") as temporary:
        copy = Path(temporary)
        for name in ("web", "locales", f"src/{PACKAGE}"):
            shutil.copytree(root / name, copy / name, ignore=shutil.ignore_patterns(*MADE, "*.so"))
        npm(copy / "web", "ci", "--omit=dev", "--no-audit", "--no-fund")
        for one in stale:
            npm(copy / "web", "run", one.script)
            made = root / "src" / PACKAGE / one.folder
            shutil.rmtree(made, ignore_errors=True)
            shutil.copytree(copy / "src" / PACKAGE / one.folder, made)
            (made / STAMP).write_text(hash_of(root, one), encoding="utf-8")


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python script in a folder, asked nothing; what it says is kept."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def npm(folder: Path, *arguments: str) -> None:
    done = python(folder, "npm.py", *arguments)
    if done.returncode != 0:
        raise RuntimeError(f"npm {' '.join(arguments)} failed\n{done.stdout[-4000:]}")


def is_stale(root: Path, one: Built) -> bool:
    stamp = root / "src" / PACKAGE / one.folder / STAMP
    return not stamp.exists() or stamp.read_text(encoding="utf-8") != hash_of(root, one)


def hash_of(root: Path, one: Built) -> str:
    """A hash of everything that it is built from; the words are counted where they lie first."""
    found = hashlib.sha256()
    for source in one.sources:
        top = root / source
        for path in sorted([top] if top.is_file() else top.rglob("*")):
            inside = path.relative_to(root)
            made = MADE & set(inside.parts) or path.suffix == ".so"
            if path.is_file() and not made and f"{PACKAGE}/locales" not in inside.as_posix():
                found.update(inside.as_posix().encode())
                found.update(path.read_bytes())
    return found.hexdigest()


def missing_tool() -> str | None:
    """Say which of the two things that compiling needs is not there."""
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "the headers of Python are missing"
    if os.name != "nt":  # on Windows setuptools knows best where the compiler is
        command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
        if shutil.which(command[0]) is None:
            return f"the C compiler {command[0]} is missing"
    return None


def compile_apart(source: Path, folder: Path) -> str | None:
    """Compile a copy of the package in `folder`, in a process of its own: mypyc may exit.

    The extension modules are then under `folder/lib`. Returns what went wrong, if anything did.
    """
    # The interpreted modules come along: mypyc needs the types that the engine takes from them.
    copy = folder / "src"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(
        source / PACKAGE, copy / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so")
    )
    # It runs there, so that tracebacks say raiatea/engine/…
    done = python(copy, __file__, str(folder.resolve()))
    return None if done.returncode == 0 else f"mypyc failed\n{done.stdout}"


def write_out(path: Path) -> None:
    """Write into a file of the engine the methods that its classes derive from what they declare.

    Interpreted, a class gets them when it is made; the compiler must see them. They take the place
    of the declarations, so that all other lines keep their numbers.
    """
    module = importlib.import_module(".".join(path.with_suffix("").parts))
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef):
            for decorator in node.decorator_list:
                if ast.unparse(decorator).startswith("dataclass_transform"):  # for mypy alone
                    lines[decorator.lineno - 1] = ""
            write_class(lines, node, getattr(module, node.name))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def write_class(lines: list[str], node: ast.ClassDef, made: type) -> None:
    """Write what one class derives over the lines of its declarations."""
    from raiatea.engine import declare, state  # noqa: PLC0415 - the copy that is compiled

    if not issubclass(made, declare.Declared | state.Happening):
        return
    own: dict[str, str] = {}
    fields: list[str] = []
    free: list[int] = []
    for one in node.body:
        kind = ast.unparse(one.annotation) if isinstance(one, ast.AnnAssign) else "ClassVar"
        if isinstance(one, ast.AnnAssign) and not kind.startswith("ClassVar"):
            name = ast.unparse(one.target)
            own[name] = kind
            fields.append(f"{name}={ast.unparse(one.value)}" if one.value else name)
            free += range(one.lineno - 1, one.end_lineno or one.lineno)
    if not own:
        return
    if issubclass(made, declare.Declared):
        inherited = [field.name for field in made.FIELDS if field.name not in own]
        numbers = f"{made.__mro__[1].__name__}.extended({', '.join(fields)})"
        written = [f"FIELDS: ClassVar = {numbers}", declare.constructor(made, inherited, own)]
    else:
        written = [declare.constructor(made, (), own), declare.twin(made, own)]
    if len(free) < len(written):
        free.insert(0, free[0] - 1)  # the empty line above
    for i in free:
        lines[i] = f"    {written.pop(0)}" if written else ""


def compile_here(folder: Path) -> None:
    """Compile the engine of the present folder as one group, and the writer, into `folder/lib`."""
    # Here, since only a build that compiles needs them.
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution, Extension  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class ParallelBuild(build_ext):
        """Compiles the files of an extension side by side."""

        def build_extensions(self) -> None:
            # A Python that was built by hand tells where it lies; no wheel needs to know that.
            linker = self.compiler.linker_so
            self.compiler.linker_so = [one for one in linker if not one.startswith("-Wl,-rpath")]
            one_after_another = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    objects = pool.map(lambda path: one_after_another([path], **options), sources)
                    return [name for names in objects for name in names]

            self.compiler.compile = compile_all
            super().build_extensions()

    sys.path.insert(0, "")
    sources = sorted(Path(COMPILED).rglob("*.py"))
    for source in sources:
        write_out(source)
    paths = [source.as_posix() for source in sources]
    extensions = mypycify(
        # The project's own settings do not count here, nor do type errors outside the engine.
        ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,  # as quick to run as one big file, and sooner compiled
        target_dir=str(folder / "c"),
        # No dots: mypyc works out __path__ from where this library lies, above the packages.
        group_name=COMPILED.replace("/", "_"),
    )
    c, h = (sorted([path.as_posix() for path in WRITER.glob(f"*.{end}")]) for end in "ch")
    extensions.append(Extension(QUICK, c, depends=h))
    if os.name != "nt":
        for extension in extensions:  # modules of the engine find each other without a table
            # What is for debuggers would tell where Python's headers lie on this machine.
            extension.extra_compile_args += ["-O3", "-g0", "-fvisibility=hidden"]
    command = ParallelBuild(Distribution({"name": PACKAGE, "ext_modules": extensions}))
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    fresh = {Path(path).resolve() for path in command.get_outputs()}
    for path in (folder / "lib").rglob("*"):
        if path.is_file() and path.resolve() not in fresh:
            path.unlink()


if __name__ == "__main__":
    compile_here(Path(sys.argv[1]))

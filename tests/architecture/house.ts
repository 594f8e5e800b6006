import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A tool's output about a house, and if it objected. */
export type Verdict = { readonly objected: boolean; readonly said: string };

/** A copy of the tree's shape with the linter's configuration, where violations are planted. */
export type House = {
  readonly plant: (file: string, text: string) => void;
  readonly run: (tool: string, args: readonly string[]) => Verdict;
  readonly remove: () => void;
};

export const makeHouse = (): House => {
  const house = mkdtempSync(join(tmpdir(), "morsel-boundaries-"));
  cpSync(join(root, ".oxlintrc.json"), join(house, ".oxlintrc.json"));
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  return {
    plant: (file, text) => {
      const path = join(house, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    run: (tool, args) => {
      try {
        const said = execFileSync(join(root, "node_modules/.bin", tool), args, {
          cwd: house,
          encoding: "utf8",
          maxBuffer: 64 * 1024 * 1024,
        });
        return { objected: false, said };
      } catch (error) {
        return { objected: true, said: String((error as { stdout?: string }).stdout ?? error) };
      }
    },
    remove: () => rmSync(house, { recursive: true, force: true }),
  };
};

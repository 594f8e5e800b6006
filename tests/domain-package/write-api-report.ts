import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiReport } from "./api-report.ts";
import { run, tool } from "./packed.ts";

/** Builds the domain anew, without what an earlier build left of concepts that are gone, and writes its API report. */
const root = join(import.meta.dirname, "../..");
rmSync(join(root, "domain/dist"), { recursive: true, force: true });
run(tool("tsc"), ["-b", "domain"], root);
writeFileSync(join(root, "domain/api-report.md"), apiReport(join(root, "domain/dist")));

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apiReport } from "./api-report.ts";
import { run, tool } from "./packed.ts";

/** Builds the domain and writes its API report. */
const root = join(import.meta.dirname, "../..");
run(tool("tsc"), ["-b", "domain"], root);
writeFileSync(join(root, "domain/api-report.md"), apiReport(join(root, "domain/dist")));

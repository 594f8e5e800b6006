import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SERVER_FLAGS } from "../support/server.ts";

const deploy = join(import.meta.dirname, "../../deploy");
const read = (path: string): string => readFileSync(join(deploy, path), "utf8");

/** Figures that the server tells Prometheus, without what a histogram adds to a name. */
const MEASURED = new Set(
  [
    ...readFileSync(join(deploy, "../adapters/prometheus/prometheus-metrics.ts"), "utf8").matchAll(/"(morsel_\w+)"/g),
  ].map(([, name]) => name),
);
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/morsel_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ""));

describe("what operators deploy", () => {
  it("an image starts the server with the flags of `npm start`", () => {
    const [, given = ""] = /^ENTRYPOINT (\[.*\])$/m.exec(read("docker/Dockerfile")) ?? [];
    const [node, ...rest] = JSON.parse(given) as readonly string[];
    expect([node, ...rest]).toEqual(["/usr/bin/node", ...SERVER_FLAGS, "adapters/composition/dist/server.mjs"]);
  });

  it("an image runs as nobody special", () => {
    expect(read("docker/Dockerfile")).toMatch(/^USER 65532:65532$/m);
    for (const file of ["compose/sqlite.yaml", "compose/postgres.yaml"])
      expect(read(file)).toContain("read_only: true");
    expect(read("kubernetes/morsel.yaml")).not.toMatch(/readOnlyRootFilesystem: false|privileged: true/);
  });

  it("settings are those that the server knows", () => {
    const known = readFileSync(join(deploy, "../adapters/composition/server/config.ts"), "utf8");
    const files = ["compose/sqlite.yaml", "compose/postgres.yaml", "kubernetes/morsel.yaml", "docker/Dockerfile"];
    const named = new Set(files.flatMap((file) => read(file).match(/MORSEL_[A-Z_]+/g) ?? []));
    expect(named.size).toBeGreaterThan(5);
    for (const name of named) expect(known).toContain(`"${name}"`);
  });

  it("boards and alerts ask for figures that there are", () => {
    const files = [
      "grafana/morsel.json",
      ...readdirSync(join(deploy, "prometheus")).map((name) => `prometheus/${name}`),
    ];
    const asked = new Set(files.flatMap((file) => namesIn(read(file))));
    expect(asked.size).toBeGreaterThan(4);
    for (const name of asked) expect(MEASURED).toContain(name);
  });
});

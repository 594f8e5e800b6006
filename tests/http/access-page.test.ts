import { endpoints, type EndpointFacts } from "@morsel/adapters/http-contract/shared/openapi";
import { accessRefusal } from "@morsel/adapters/http-server/requests/access-refusal";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const FILE = fileURLToPath(new URL("../../docs/access.md", import.meta.url));

/** Everybody that the page tells apart. */
const PEOPLE = {
  visitor: { member: undefined, hasPremium: false },
  member: { member: {}, hasPremium: false },
  premium: { member: {}, hasPremium: true },
  admin: { member: { roles: ["administrator"] }, hasPremium: false },
  leaving: { member: { eraseAt: 1 }, hasPremium: false },
  suspended: { member: { suspendedAt: 1 }, hasPremium: false },
} as const;

const row = ({ group, name, method, path, caller, scope, isOpenWhileLeaving }: EndpointFacts): string => {
  const may = Object.values(PEOPLE).map((who) =>
    accessRefusal(caller, { ...who, now: 2, isOpenWhileLeaving }) === undefined ? "yes" : "–",
  );
  return `| ${group}.${name} | ${method} ${path} | ${may.join(" | ")} | ${scope ?? "–"} |`;
};

const written = (): string => {
  const head = ["endpoint", "call", ...Object.keys(PEOPLE), "scope of a token"];
  return [
    "# Who may call what",
    "",
    "Written by `MORSEL_UPDATE=openapi npm test -- http` from the contract. Do not edit. Somebody whose account is gone, or whose session",
    "was ended, is a visitor from the next request on; so is who is suspended, whose sessions have ended. An app that shows the",
    "pages has no rights of its own: whoever is signed in there has theirs. What names a thing by its id answers its owner alone.",
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map(() => "---|").join("")}`,
    ...endpoints().map(row),
    "",
  ].join("\n");
};

it("ID107 the page of who may call what is what the contract says; MORSEL_UPDATE=openapi writes it anew", () => {
  if (process.env["MORSEL_UPDATE"] === "openapi") writeFileSync(FILE, written());
  expect(readFileSync(FILE, "utf8")).toBe(written());
});

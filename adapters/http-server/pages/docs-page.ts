import { openApiDocument } from "../../http-contract/shared/openapi.ts";
import { escapeHtml } from "./html.ts";

type Json = { readonly [name: string]: unknown };

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#ddd,#3a3f47);--soft:light-dark(#f5f6f8,#1f2329);--accent:light-dark(#1c5fb0,#8ab8ff)}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem}
h1{margin:0}h2{margin:2.5rem 0 .5rem;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.75rem 0;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:var(--accent)}
.caller{float:right;opacity:.75}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:.35rem .5rem;text-align:start;vertical-align:top}
pre{background:var(--soft);border-radius:8px;overflow:auto;padding:.75rem;font-size:.85rem;max-height:28rem}
a{color:var(--accent)}`;

const code = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const contents = (content: unknown): string =>
  Object.entries((content ?? {}) as Json)
    .map(([type, media]) => `<p><code>${escapeHtml(type)}</code></p>${code((media as Json)["schema"])}`)
    .join("");

const parameters = (given: unknown): string => {
  const rows = ((given ?? []) as readonly Json[]).map(
    ({ name, in: where, required, schema }) =>
      `<tr><td><code>${escapeHtml(String(name))}</code></td><td>${escapeHtml(String(where))}</td>` +
      `<td>${required === true ? "required" : "optional"}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  return rows.length === 0
    ? ""
    : `<table><thead><tr><th>Name</th><th>In</th><th></th><th>Accepted</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
};

const operation = (path: string, method: string, given: Json): string => {
  const responses = Object.entries((given["responses"] ?? {}) as Json).map(
    ([status, response]) => `<h4>${escapeHtml(status)}</h4>${contents((response as Json)["content"])}`,
  );
  const body = (given["requestBody"] as Json | undefined)?.["content"];
  return `<details><summary><span class="method">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>
<span class="caller">${escapeHtml(String(given["x-caller"]))}</span></summary>
${parameters(given["parameters"])}${body === undefined ? "" : `<h3>Request</h3>${contents(body)}`}
<h3>Answers</h3>${responses.join("")}</details>`;
};

const page = (): string => {
  const document = openApiDocument();
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, given] of Object.entries(operations)) {
      const [tag = ""] = (given["tags"] ?? []) as readonly string[];
      groups.set(tag, [...(groups.get(tag) ?? []), operation(path, method, given)]);
    }
  const schemas = ((document["components"] as Json)["schemas"] ?? {}) as Json;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Morsel</title><style>${STYLE}</style></head><body><main>
<h1>Morsel API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>. Members are known by their session cookie;
requests that change something name this site in <code>Origin</code>.</p>
${[...groups].map(([tag, operations]) => `<h2>${escapeHtml(tag)}</h2>${operations.join("")}`).join("")}
<h2>Words</h2>${Object.entries(schemas)
    .map(([name, schema]) => `<details><summary><code>${escapeHtml(name)}</code></summary>${code(schema)}</details>`)
    .join("")}
</main></body></html>`;
};

let made: string | undefined;

/** The wire's description as a page that needs no script. */
export const docsPage = (): string => {
  made ??= page();
  return made;
};

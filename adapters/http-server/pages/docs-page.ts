import { openApiDocument } from "../../http-contract/shared/openapi-document.ts";
import { escapeHtml } from "../responses/html.ts";

type Json = { readonly [name: string]: unknown };

const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#ddd,#3a3f47);--soft:light-dark(#f5f6f8,#1f2329);--accent:light-dark(#1c5fb0,#8ab8ff)}
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1.5rem 1rem 4rem}
h1{margin:0}h2{margin:2.5rem 0 .5rem;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:8px;margin:.5rem 0;padding:0 1rem}
summary{cursor:pointer;padding:.75rem 0;overflow-wrap:anywhere}
.method{display:inline-block;min-width:4.5rem;font-weight:700;color:var(--accent)}
.caller{float:right;opacity:.75}ul{margin:.25rem 0;padding-inline-start:1.25rem}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}nav a{padding:.5rem 0}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid var(--line);padding:.35rem .5rem;text-align:start;vertical-align:top}
pre{background:var(--soft);border-radius:8px;overflow:auto;padding:.75rem;font-size:.85rem;max-height:28rem}
a{color:var(--accent)}`;

const code = (value: unknown): string => `<pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;

const contents = (content: unknown): string =>
  Object.entries((content ?? {}) as Json)
    .map(([type, media]) => {
      const { schema, example } = media as Json;
      const shown = example === undefined ? "" : `<p>Example</p>${code(example)}`;
      return `<p><code>${escapeHtml(type)}</code></p>${code(schema)}${shown}`;
    })
    .join("");

const headers = (given: unknown): string =>
  Object.entries((given ?? {}) as Json)
    .map(([name, header]) => {
      const { description, example } = header as Json;
      return `<li><code>${escapeHtml(`${name}: ${String(example)}`)}</code> ${escapeHtml(String(description))}</li>`;
    })
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

const operation =
  (resolved: (response: Json) => Json) =>
  (path: string, method: string, given: Json): string => {
    const responses = Object.entries((given["responses"] ?? {}) as Json).map(([status, response]) => {
      const { content, headers: lines, description } = resolved(response as Json);
      const words = status.startsWith("2") ? "" : ` ${escapeHtml(String(description))}`;
      return `<h4>${escapeHtml(status)}${words}</h4><ul>${headers(lines)}</ul>${contents(content)}`;
    });
    const scope = given["x-scope"] === undefined ? given["x-caller"] : given["x-scope"];
    const body = (given["requestBody"] as Json | undefined)?.["content"];
    return `<details><summary><span class="method">${method.toUpperCase()}</span><code>${escapeHtml(path)}</code>
<span class="caller">${escapeHtml(String(scope))}</span></summary>
${parameters(given["parameters"])}${body === undefined ? "" : `<h3>Request</h3>${contents(body)}`}
<h3>Answers</h3>${responses.join("")}</details>`;
  };

/** The description's two kinds of marks, bold and code, as HTML. */
const about = (text: string): string =>
  escapeHtml(text)
    .split("\n\n")
    .map((part) => `<p>${part.replaceAll(/\*\*(.+?)\*\*/g, "<b>$1</b>").replaceAll(/`(.+?)`/g, "<code>$1</code>")}</p>`)
    .join("");

const page = (): string => {
  const document = openApiDocument();
  const shared = (document["components"] as Json)["responses"] as Json;
  const operationAt = operation((response) => {
    const name = String(response["$ref"]).slice("#/components/responses/".length);
    return (shared[name] as Json | undefined) ?? response;
  });
  const groups = new Map<string, string[]>();
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, given] of Object.entries(operations)) {
      const [tag = ""] = (given["tags"] ?? []) as readonly string[];
      groups.set(tag, [...(groups.get(tag) ?? []), operationAt(path, method, given)]);
    }
  const schemas = ((document["components"] as Json)["schemas"] ?? {}) as Json;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API | Morsel</title><style>${STYLE}</style></head><body><main>
<h1>Morsel API</h1><p>The same as <a href="/api/openapi.json">openapi.json</a>. Beside each call stands who may make it, or the scope that a token
needs for it. The page itself is known by its session cookie; its requests that change something name this site in <code>Origin</code>.</p>
${about(String((document["info"] as Json)["description"]))}
<nav aria-label="Contents">${[...groups.keys()].map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`).join(" ")}</nav>
${[...groups].map(([tag, operations]) => `<h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${operations.join("")}`).join("")}
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

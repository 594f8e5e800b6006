import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "./server.ts";

export type RunningProvider = {
  readonly issuer: string;
  readonly port: number;
  /** As a browser with a person before it goes there: answers where it is sent back to, or the form that it is sent back with. */
  readonly visit: (url: string, who: Visitor) => Promise<{ readonly url: string; readonly form?: URLSearchParams }>;
  readonly stop: () => Promise<void>;
};

type Visitor = { readonly login: string; readonly cancels?: boolean };

const fieldsOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value.replaceAll("&amp;", "&").replaceAll("&#x2F;", "/"),
    ]),
  );

/** The npm package oidc-provider, as a process of its own. */
export const startProvider = async (redirects: readonly string[]): Promise<RunningProvider> => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "oidc-provider-process.ts"), String(port), ...redirects],
    {
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const said: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", () => reject(new Error(`The provider ended:\n${said.join("")}`)));
  });

  const visit: RunningProvider["visit"] = async (start, { login, cancels = false }) => {
    const jar = new Map<string, string>();
    const ask = async (url: string, form?: URLSearchParams): Promise<Response> => {
      const response = await fetch(url, {
        redirect: "manual",
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
        ...(form === undefined ? {} : { method: "POST", body: form }),
      });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
      }
      return response;
    };
    let [at, form]: [string, URLSearchParams | undefined] = [start, undefined];
    for (let step = 0; step < 12; step += 1) {
      const response = await ask(at, form);
      form = undefined;
      const location = response.headers.get("location");
      if (location !== null) {
        const next = new URL(location, issuer).href;
        if (!next.startsWith(issuer)) return { url: next };
        at = next;
        continue;
      }
      const html = await response.text();
      const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
      if (action === undefined) throw new Error(`The provider answered ${response.status}: ${html.slice(0, 400)}`);
      const target = new URL(action, issuer).href;
      if (!target.startsWith(issuer)) return { url: target, form: fieldsOf(html) };
      if (cancels) {
        at = `${at}/abort`;
        continue;
      }
      at = target;
      const prompt = html.includes('name="login"') ? "login" : "consent";
      form = new URLSearchParams({ prompt, ...(prompt === "login" ? { login, password: "any" } : {}) });
    }
    throw new Error("The provider leads in circles.");
  };

  return {
    issuer,
    port,
    visit,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", () => resolve());
        child.kill();
      }),
  };
};

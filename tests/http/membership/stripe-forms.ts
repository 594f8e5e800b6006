import type { IncomingMessage } from "node:http";

export type Fields = Record<string, unknown>;
export type Thing = Fields & { readonly id: string };

/** Forms as Stripe's clients send them: `items[0][price]=p`. */
export const readForm = (text: string): Fields => {
  const root: Fields = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((part) => part !== "");
    let place = root;
    for (const part of path.slice(0, -1)) place = (place[part] ??= {}) as Fields;
    place[path.at(-1) ?? ""] = value;
  }
  return root;
};
export const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = "";
  for await (const part of request) text += String(part);
  return text;
};
export const listOf = (data: readonly unknown[]) => ({ object: "list", data, has_more: false, url: "/" });

import { Parser } from "htmlparser2";
import * as Effect from "effect/Effect";

type Node = { readonly [name: string]: unknown };

/** Parts of a page that may hold a recipe. */
export type PageParts = {
  /** The texts of its JSON-LD blocks. */
  readonly blocks: readonly string[];
  /** Its microdata as the same nodes that JSON-LD has. */
  readonly items: readonly Node[];
  readonly base?: string;
};

type Item = { readonly depth: number; readonly node: { [name: string]: unknown }; readonly name?: string };
type Prop = { readonly depth: number; readonly name: string; readonly item: Item; text: string };

const MOST_BLOCKS = 50;
const CHUNK = 16_384;

const addTo = (node: { [name: string]: unknown }, name: string, value: unknown): void => {
  const before = Object.hasOwn(node, name) ? node[name] : undefined;
  if (Array.isArray(before)) before.push(value);
  else node[name] = before === undefined ? value : [before, value];
};

/** Names that JavaScript gives a meaning are no properties of a recipe. */
const isName = (name: string): boolean => /^[a-z]\w{1,40}$/i.test(name) && !(name in Object.prototype);

/** Reads a page in parts, letting others in between. */
export const readPage = (html: string): Effect.Effect<PageParts> =>
  Effect.gen(function* () {
    const blocks: string[] = [];
    const items: Node[] = [];
    const scopes: Item[] = [];
    const props: Prop[] = [];
    let base: string | undefined;
    let depth = 0;
    let block: string | undefined;
    let hidden = 0;
    const parser = new Parser(
      {
        onopentag: (tag, attributes) => {
          depth += 1;
          if (tag === "script" || tag === "style") hidden += 1;
          if (tag === "script" && /ld\+json/i.test(attributes.type ?? "") && blocks.length < MOST_BLOCKS) block = "";
          if (tag === "base" && base === undefined) base = attributes.href;
          const outer = scopes.at(-1);
          const [given] = (attributes.itemprop ?? "").split(" ");
          const name = given === "ingredients" ? "recipeIngredient" : given;
          const isScope = attributes.itemscope !== undefined;
          if (isScope) {
            const type = (attributes.itemtype ?? "").split(" ")[0] ?? "";
            const node: { [name: string]: unknown } = { "@type": type.replace(/^https?:\/\/schema\.org\//i, "") };
            if (outer !== undefined && name !== undefined && isName(name)) addTo(outer.node, name, node);
            else items.push(node);
            scopes.push({ depth, node });
          } else if (outer !== undefined && name !== undefined && isName(name)) {
            const value =
              attributes.content ??
              attributes.datetime ??
              attributes.src ??
              (tag === "a" ? undefined : attributes.href);
            if (value === undefined) props.push({ depth, name, item: outer, text: "" });
            else addTo(outer.node, name, value);
          }
          if (tag === "li" || tag === "p" || tag === "br") for (const prop of props) prop.text += "\n";
        },
        ontext: (text) => {
          if (block !== undefined) block += text;
          else if (hidden === 0) for (const prop of props.slice(-4)) prop.text += text;
        },
        onclosetag: (tag) => {
          if (tag === "script" && block !== undefined) {
            blocks.push(block);
            block = undefined;
          }
          if (tag === "script" || tag === "style") hidden = Math.max(0, hidden - 1);
          for (let prop = props.at(-1); prop !== undefined && prop.depth >= depth; prop = props.at(-1)) {
            addTo(prop.item.node, prop.name, prop.text);
            props.pop();
          }
          while ((scopes.at(-1)?.depth ?? -1) >= depth) scopes.pop();
          depth -= 1;
        },
      },
      { decodeEntities: true },
    );
    for (let at = 0; at < html.length; at += CHUNK) {
      parser.write(html.slice(at, at + CHUNK));
      yield* Effect.yieldNow;
    }
    parser.end();
    // A block that never ends is one that breaks off.
    if (block !== undefined) blocks.push(block);
    return { blocks, items, ...(base === undefined ? {} : { base }) };
  });

import type { PostRenderer } from "@morsel/application/forum/post-renderer";
import { mentionsIn } from "@morsel/domain/forum";
import { usernameKey } from "@morsel/domain/identity";
import MarkdownIt, { type Token } from "markdown-it";

/** W612: deeper quotes and lists are left out. */
const NESTING = 20;
/** W612: the marks that a post may have; what the list does not name is text. */
const MARKS = [
  "heading",
  "blockquote",
  "code",
  "fence",
  "hr",
  "list",
  "lheading",
  "paragraph",
  "emphasis",
  "strikethrough",
  "backticks",
  "escape",
  "entity",
  "newline",
  "link",
  "autolink",
  "linkify",
] as const;
const WITHOUT_LINKS = MARKS.filter((mark) => mark !== "link" && mark !== "autolink" && mark !== "linkify");
const ATTRIBUTES = { target: "_blank", rel: "nofollow ugc noopener" } as const;
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address);

/** Links lead to the web with no weight; markdown-it leaves one that may lead nowhere without an address, so its words stand alone. */
const dressLinks = (marks: readonly Token[]): readonly Token[] => {
  let leadsNowhere = false;
  return marks.filter((mark) => {
    if (mark.type === "link_open") {
      const address = String(mark.attrGet("href") ?? "");
      leadsNowhere = address === "";
      mark.attrs = [["href", address], ...Object.entries(ATTRIBUTES)];
    }
    return !(leadsNowhere && (mark.type === "link_open" || mark.type === "link_close"));
  });
};

type Mentions = Pick<Parameters<PostRenderer["render"]>[1], "mentions" | "onMention">;

/** FO43: names in what is text, and stands in no link, lead to their profiles. FO44: within a quote they are told to nobody. */
const dressMentions = (
  marks: readonly Token[],
  { mentions, onMention }: Mentions,
  isQuoted: boolean,
  make: (type: string, tag: string, nesting: -1 | 0 | 1) => Token,
): readonly Token[] => {
  let links = 0;
  const textOf = (content: string): Token => Object.assign(make("text", "", 0), { content });
  return marks.flatMap((mark) => {
    if (mark.type === "link_open") links += 1;
    if (mark.type === "link_close") links -= 1;
    if (mark.type !== "text" || links > 0) return [mark];
    const parts: Token[] = [];
    let from = 0;
    for (const { index, name } of mentionsIn(mark.content)) {
      const key = usernameKey(name);
      const found = mentions?.get(key);
      if (found === undefined) continue;
      if (!isQuoted) onMention?.(key);
      const open = make("link_open", "a", 1);
      open.attrs = [["href", `/profile/${encodeURIComponent(found.username)}`]];
      parts.push(
        textOf(mark.content.slice(from, index)),
        open,
        textOf(`@${found.username}`),
        make("link_close", "a", -1),
      );
      from = index + 1 + name.length;
    }
    return parts.length === 0 ? [mark] : [...parts, textOf(mark.content.slice(from))];
  });
};

const rendererOf = (marks: readonly string[]) => {
  const hasLinks = marks.includes("link");
  const markdown = new MarkdownIt("zero", { html: false, breaks: true, linkify: hasLinks, maxNesting: NESTING });
  markdown.enable([...marks, "balance_pairs", "fragments_join"]);
  markdown.validateLink = isWebAddress;
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.core.ruler.push("post", ({ tokens, env, Token: OneToken }) => {
    const make = (type: string, tag: string, nesting: -1 | 0 | 1): Token => new OneToken(type, tag, nesting);
    let quotes = 0;
    for (const one of tokens) {
      if (one.type === "blockquote_open") quotes += 1;
      if (one.type === "blockquote_close") quotes -= 1;
      // The page has a heading of its own, the topic's title.
      if (one.type === "heading_open" || one.type === "heading_close") one.tag = "h3";
      one.attrs = one.type === "ordered_list_open" ? one.attrs : null;
      // The language of a code block would be a class of the author's.
      one.info = "";
      if (one.children !== null)
        one.children = [...dressMentions(dressLinks(one.children), env as Mentions, quotes > 0, make)];
    }
  });
  return markdown;
};

/**
 * W611, W612: markdown-it with the marks of a list and HTML off, so all that is not such a mark is escaped. Its time is bounded by the
 * length of a post (FO4) and by the nesting.
 */
export const makePostRenderer = (): PostRenderer => {
  const [linked, plain] = [rendererOf(MARKS), rendererOf(WITHOUT_LINKS)];
  return {
    version: 2,
    render: (source, { hasLinks, ...mentions }) => (hasLinks ? linked : plain).render(source, { ...mentions }),
  };
};

import { createElement, Fragment, type CSSProperties, type ReactElement, type ReactNode } from "react";

/**
 * Elements of mails. Mail programs know little of style sheets: the light colours stand at the elements, the dark ones in one rule each.
 * The components keep no state, so that `plainText` can read the same tree. No JSX: the server runs its sources as they are.
 */
const h = createElement;

type Children = { readonly children?: ReactNode };

const PARAGRAPH: CSSProperties = { margin: "0 0 16px" };
const QUIET: CSSProperties = { ...PARAGRAPH, fontSize: 14, color: "#5c6470" };
const BUTTON: CSSProperties = {
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: 8,
  background: "#1d5fd1",
  color: "#ffffff",
  textDecoration: "none",
  fontWeight: 600,
};
const CELL: CSSProperties = { padding: "4px 0", verticalAlign: "top" };
const NAME_CELL: CSSProperties = { ...CELL, paddingRight: 16, color: "#5c6470" };

const DARK = [
  "@media (prefers-color-scheme:dark){",
  "body,.page{background:#14171c!important}",
  ".sheet{background:#1c2027!important;color:#e9ebee!important}",
  ".hint{color:#a7aeb8!important}",
  ".button{background:#7aa7f5!important;color:#0d1420!important}",
  "}",
].join("");

/** Content that plain text says in another place or needs no words for. */
export const HtmlOnly = ({ children }: Children): ReactElement => h(Fragment, null, children);

export const Paragraph = ({ children }: Children): ReactElement => h("p", { style: PARAGRAPH }, children);

/** Said small, at the end. */
export const Hint = ({ children }: Children): ReactElement => h("p", { className: "hint", style: QUIET }, children);

/** A person's own words, unchanged. */
export const Quote = ({ children }: Children): ReactElement =>
  h("p", { style: { ...PARAGRAPH, whiteSpace: "pre-wrap", overflowWrap: "anywhere" } }, children);

/** A button, and its address written out for readers who cannot click. */
export const Action = ({ href, children }: Children & { readonly href: string }): ReactElement =>
  h(
    Fragment,
    null,
    h("p", { style: { margin: "24px 0" } }, h("a", { className: "button", href, style: BUTTON }, children)),
    h(HtmlOnly, null, h("p", { className: "hint", style: { ...QUIET, overflowWrap: "anywhere" } }, href)),
  );

type FactsProps = { readonly facts: readonly (readonly [name: string, value: string])[] };

export const Facts = ({ facts }: FactsProps): ReactElement =>
  h(
    "table",
    { role: "presentation", style: { ...PARAGRAPH, borderCollapse: "collapse" } },
    h(
      "tbody",
      null,
      facts.map(([name, value]) =>
        h("tr", { key: name }, h("td", { className: "hint", style: NAME_CELL }, name), h("td", { style: CELL }, value)),
      ),
    ),
  );

type DocumentProps = Children & { readonly title: string; readonly language: string };

export const MailDocument = ({ title, language, children }: DocumentProps): ReactElement =>
  h(
    "html",
    { lang: language },
    h(
      HtmlOnly,
      null,
      h(
        "head",
        null,
        h("meta", { charSet: "utf-8" }),
        h("meta", { name: "viewport", content: "width=device-width" }),
        h("meta", { name: "color-scheme", content: "light dark" }),
        h("title", null, title),
        h("style", null, DARK),
      ),
    ),
    h(
      "body",
      { style: { margin: 0, background: "#f4f2ee" } },
      h(
        "div",
        { className: "page", style: { padding: "24px 12px", background: "#f4f2ee" } },
        h(
          "div",
          {
            className: "sheet",
            style: {
              maxWidth: 560,
              margin: "0 auto",
              padding: 24,
              borderRadius: 12,
              background: "#ffffff",
              color: "#1d2127",
              fontFamily: "system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
              fontSize: 16,
              lineHeight: 1.5,
            },
          },
          h(HtmlOnly, null, h("h1", { style: { margin: "0 0 16px", fontSize: 22, lineHeight: 1.3 } }, title)),
          children,
        ),
      ),
    ),
  );

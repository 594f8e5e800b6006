import { isValidElement, type ReactElement, type ReactNode } from "react";
import { HtmlOnly } from "./mail-elements.ts";

type Props = { readonly children?: ReactNode; readonly href?: string };
type Component = (props: Props) => ReactNode;

const isComponent = (type: ReactElement["type"]): type is Component => typeof type === "function";

/** Renders components down to HTML elements, texts and nothing. */
const opened = (node: ReactNode): ReactNode => {
  if (!isValidElement<Props>(node) || !isComponent(node.type)) return node;
  return node.type === HtmlOnly ? null : opened(node.type(node.props));
};

const childrenOf = (node: ReactNode): readonly ReactNode[] => {
  if (Array.isArray(node)) return node as readonly ReactNode[];
  return isValidElement<Props>(node) ? [node.props.children] : [];
};

/** An address stands behind its words, cells of a row are name and value. */
const inline = (given: ReactNode): string => {
  const node = opened(given);
  if (typeof node === "string" || typeof node === "number") return String(node);
  const inside = childrenOf(node);
  if (!isValidElement<Props>(node)) return inside.map(inline).join("");
  if (node.type === "tr") return inside.flatMap(childrenOf).map(inline).join(": ");
  const text = inside.map(inline).join("");
  return node.type === "a" ? `${text}:\n${node.props.href ?? ""}` : text;
};

const rowsOf = (given: ReactNode): readonly string[] => {
  const node = opened(given);
  return isValidElement(node) && node.type === "tr" ? [inline(node)] : childrenOf(node).flatMap(rowsOf);
};

const blocksOf = (given: ReactNode): readonly string[] => {
  const node = opened(given);
  if (!isValidElement(node)) return childrenOf(node).flatMap(blocksOf);
  if (node.type === "p") return [inline(node)];
  return node.type === "table" ? [rowsOf(node).join("\n")] : childrenOf(node).flatMap(blocksOf);
};

/** W226: the plain text of a tree of `mail-elements.ts`: what the HTML says, block by block. */
export const plainText = (tree: ReactNode): string => `${blocksOf(tree).join("\n\n")}\n`;

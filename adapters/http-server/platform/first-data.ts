import type { Needs, Resolved } from "@morsel/application/platform/token";
import type { DiarySettings } from "@morsel/domain/diary";
import type { Member } from "@morsel/domain/identity";
import type { Effect } from "effect";
import type { ShellQuery } from "../../http-contract/pages/shell-state.ts";
import type { RequestContext } from "../requests/request-context.ts";

/** Answers to a page's first requests, and the facts about the page that they give. */
export type FirstData = {
  /** Each a `ShellQuery` as JSON: `queryText`. */
  readonly query: readonly string[];
  readonly title?: string;
  /** The page is about something that is not there. */
  readonly isMissing?: boolean;
  /** For who asks there is no such page: nothing of it is shown, not even its title. */
  readonly isHidden?: boolean;
  /** The address leads there, and is no page itself. */
  readonly redirect?: string;
  /** The page's own address, without locale, where another one leads to it too. */
  readonly address?: string;
  /** The page is there, and search engines leave it out all the same. */
  readonly isUnlisted?: boolean;
  /** Addresses, of this server, at which programs read the same page again and again. */
  readonly feeds?: readonly string[];
  /** The pages above this one, the highest first, and at last the page itself. */
  readonly trail?: readonly TrailPlace[];
  /** Objects of schema.org that say what the page shows. */
  readonly structured?: readonly StructuredData[];
};

/** `path` is without locale. The name stands for itself, or is that of a message; else it is the page's title. */
export type TrailPlace = { readonly path: string; readonly name?: string; readonly key?: string };

export type StructuredData = { readonly "@type": string; readonly [property: string]: unknown };

export const queryText = (key: ShellQuery["key"], data: string): string =>
  `{"key":${JSON.stringify(key)},"data":${data}}`;

/** The member who asks, read once for the whole page. */
export type Reader = { readonly member: Member; readonly settings: DiarySettings };

export type FirstDataRequest = {
  /** Without its locale. */
  readonly path: string;
  readonly context: RequestContext;
  readonly reader: Reader | undefined;
};

/** Undefined if the path belongs to another concept. */
export type FirstDataSource = (request: FirstDataRequest) => Effect.Effect<FirstData> | undefined;

/** The first data of one concept's pages, and the ports that it needs: a composition root brings the two together. */
export type FirstDataDefinition<N extends Needs> = {
  readonly needs: N;
  readonly make: (ports: Resolved<N>) => FirstDataSource;
};

export const defineFirstData = <const N extends Needs>(
  needs: N,
  make: (ports: Resolved<N>) => FirstDataSource,
): FirstDataDefinition<N> => ({ needs, make });

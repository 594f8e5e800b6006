import type { DayView } from "@morsel/application/diary/diary-view";
import type { CategoryList } from "@morsel/application/forum/client/forum-client";
import type { Me } from "@morsel/application/identity/client/session-client";
import type { Site } from "@morsel/application/pages/client/site";
import type { Food } from "@morsel/domain/foods";
import type { ShellQuery, ShellState } from "../../http-contract/pages/shell-state.ts";
import { readMe } from "../identity/session-client.ts";
import { readDay } from "../../http-contract/diary/decode.ts";
import { readFood } from "../../http-contract/foods/decode.ts";

/** Data that the page can show without a request, in the ports' own values. */
export type Seed = {
  readonly me: Me | undefined;
  readonly locale: string;
  readonly pollSeconds: number | undefined;
  readonly site: Site | undefined;
  /** The server was not asked for this page. */
  readonly isOffline: boolean | undefined;
  readonly queries: readonly {
    readonly key: readonly [string, string];
    readonly data: DayView | Food | CategoryList;
  }[];
};

type Answer<Word extends ShellQuery["key"][0]> = Extract<ShellQuery, { key: readonly [Word, string] }>["data"];

const readQuery = ({ key, data }: ShellQuery): Seed["queries"][number] => ({
  key,
  data:
    key[0] === "day"
      ? readDay(data as Answer<"day">)
      : key[0] === "food"
        ? readFood(data as Answer<"food">)
        : (data as Answer<"forum-categories">),
});

/** `text` is the text of the element with the id "morsel-state"; undefined when there is no such element. */
export const readSeed = (text: string | null | undefined): Seed | undefined => {
  if (text === null || text === undefined || text === "") return undefined;
  const state = JSON.parse(text) as ShellState;
  return {
    me: state.session === null ? undefined : readMe(state.session),
    locale: state.locale,
    pollSeconds: state.session_poll,
    site: state.site,
    isOffline: state.offline,
    queries: state.query.map(readQuery),
  };
};

import type { SessionDevice } from "@morsel/domain/identity";
import * as Effect from "effect/Effect";
import type { Call } from "../../requests/request-context.ts";
import { truncatedNetwork } from "../../requests/network.ts";

/** Browsers send half as much; a longer text was made up. */
const MOST = 400;

const named = (name: string | undefined): string | undefined => (name === undefined || name === "" ? undefined : name);

/** ID46: browser and system by the names that people know, and about where. The text that a browser sends is not kept. */
export const deviceOf = ({ headers, address }: Call): Effect.Effect<SessionDevice> =>
  Effect.map(
    Effect.promise(() => import("bowser")),
    ({ default: bowser }) => {
      const sent = (headers["user-agent"] ?? "").slice(0, MOST);
      const { browser, os } = bowser.parse(sent === "" ? "-" : sent);
      const [browserName, system, network] = [named(browser.name), named(os.name), truncatedNetwork(address)];
      return {
        ...(browserName === undefined ? {} : { browser: browserName }),
        ...(system === undefined ? {} : { system }),
        ...(network === undefined ? {} : { network }),
      };
    },
  );

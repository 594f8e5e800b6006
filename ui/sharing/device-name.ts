import type { SessionDevice } from "@morsel/domain/identity";
import type { IntlShape } from "react-intl";

/** A device in words: its browser and system, as far as they are known. */
export const deviceName = (intl: IntlShape, { browser, system }: SessionDevice): string =>
  browser !== undefined && system !== undefined
    ? intl.formatMessage({ id: "account.devices.name" }, { browser, system })
    : (browser ?? system ?? intl.formatMessage({ id: "account.devices.unknown" }));

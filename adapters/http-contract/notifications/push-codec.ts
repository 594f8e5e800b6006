import type { PushDevices } from "@morsel/application/notifications/push-devices";
import { utcText, type Instant } from "@morsel/domain/calendar";
import type { SessionId } from "@morsel/domain/identity";
import type { PushChoices } from "@morsel/domain/social";
import type { WirePushChoices, WirePushDevices } from "./push.ts";

export const readChoices = ({ weigh_in, quiet, ...rest }: WirePushChoices): PushChoices =>
  ({
    ...rest,
    ...(weigh_in === null ? {} : { weighIn: weigh_in }),
    ...(quiet === null ? {} : { quiet }),
  }) as PushChoices;

export const writeChoices = ({ weighIn, quiet, ...rest }: PushChoices): WirePushChoices => ({
  ...rest,
  weigh_in: weighIn ?? null,
  quiet: quiet ?? null,
});

export const readPushDevices = ({ key, items }: WirePushDevices): PushDevices => ({
  key,
  devices: items.map(({ id, browser, system, is_current, endpoint, last_used_at, choices }) => ({
    id: id as SessionId,
    ...(browser === null ? {} : { browser }),
    ...(system === null ? {} : { system }),
    ...(endpoint === null ? {} : { endpoint }),
    isCurrent: is_current,
    usedAt: Date.parse(last_used_at) as Instant,
    choices: readChoices(choices),
  })),
});

export const writePushDevices = ({ key, devices }: PushDevices): WirePushDevices => ({
  key,
  items: devices.map(({ id, browser = null, system = null, endpoint = null, isCurrent, usedAt, choices }) => ({
    id,
    browser,
    system,
    endpoint,
    is_current: isCurrent,
    last_used_at: utcText(usedAt),
    choices: writeChoices(choices),
  })),
});

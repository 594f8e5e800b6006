import { token } from "../platform/token.ts";
import { makeCopyShared, type CopySharedPorts } from "./copy-shared.ts";
import { makeReadSharedDay, type SharedDayPorts } from "./shared-day.ts";

export type DiarySharingPorts = SharedDayPorts & CopySharedPorts;

/** All that can be done with other members' diaries. */
export const makeDiarySharingUseCases = (ports: DiarySharingPorts) => {
  const readSharedDay = makeReadSharedDay(ports);
  return { readSharedDay, copyShared: makeCopyShared(readSharedDay, ports) };
};

export type DiarySharingUseCases = ReturnType<typeof makeDiarySharingUseCases>;
export const DiarySharingUseCases = token<DiarySharingUseCases>("DiarySharingUseCases");

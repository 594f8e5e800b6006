import type { CardioEntry } from "@morsel/domain/exercise";
import { useIntl } from "react-intl";

const DAY = 1440;

/** "10:00–10:40" as the reader writes times; undefined where nobody said when it began. */
export const useSpanWords = () => {
  const intl = useIntl();
  const time = (minutes: number): Date => new Date(Date.UTC(2000, 0, 1, 0, minutes));
  return ({ startsAt, minutes }: Pick<CardioEntry, "startsAt" | "minutes">): string | undefined => {
    if (startsAt === undefined) return undefined;
    const start = Number(startsAt.slice(0, 2)) * 60 + Number(startsAt.slice(3));
    return intl.formatDateTimeRange(time(start), time(Math.min(DAY, start + minutes)), {
      timeStyle: "short",
      timeZone: "UTC",
    });
  };
};

const hourIn = (timeZone: string): number =>
  Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(new Date()));

/**
 * Time zone of the tests' browser and members. No day may end while a file runs: entries logged "today" would be yesterday's on the next
 * page. In Berlin's evening the tests live four or five hours to the west.
 */
export const TIME_ZONE = hourIn("Europe/Berlin") < 20 ? "Europe/Berlin" : "America/Sao_Paulo";

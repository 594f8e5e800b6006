import { isMonitoringOver, MONITORING_IDLE_MS, MONITORING_TOTAL_MS } from "@morsel/domain/reference";

const COOKIE = "morsel-monitoring";

const newId = (): string => Array.from(crypto.getRandomValues(new Uint32Array(2)), (n) => n.toString(36)).join("");

/**
 * RE10: reports of one visit are told by one random name, which the browser forgets after a quarter of an hour without any, and
 * after four hours. Nothing is kept in a browser in which nothing went wrong.
 */
export const nameMonitoringSession = ({ document, location }: Window, now: number): void => {
  const kept = document.cookie.split("; ").find((pair) => pair.startsWith(`${COOKIE}=`));
  const [id = "", begun = "", active = ""] = kept?.slice(COOKIE.length + 1).split(".") ?? [];
  const isOver = id === "" || isMonitoringOver(Number(begun), Number(active), now);
  const start = isOver ? now : Number(begun);
  const left = Math.min(MONITORING_IDLE_MS, MONITORING_TOTAL_MS - (now - start));
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=${isOver ? newId() : id}.${start}.${now}; Path=/; Max-Age=${Math.ceil(left / 1000)}; SameSite=Lax${secure}`;
};

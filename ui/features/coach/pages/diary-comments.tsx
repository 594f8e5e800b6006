import type { DayView } from "@morsel/application/diary/diary-view";
import { use } from "react";
import { useApp } from "../../../routes/use-app.ts";
import { DayComments } from "../components/day-comments.tsx";
import { askCoach } from "../routes.ts";

const asked = new WeakMap<object, Promise<boolean>>();
/** Fetched once, with the first day that is shown. */
const wordsOf = (app: ReturnType<typeof useApp>): Promise<boolean> => {
  const before = asked.get(app.words);
  if (before !== undefined) return before;
  const loading = app.words("coach", "messages", "friends").then(() => true);
  asked.set(app.words, loading);
  return loading;
};

/** Comments of coaches below the member's own day. */
export const DiaryComments = ({ view }: { readonly view: DayView }) => {
  const app = useApp();
  const hasWords = use(wordsOf(app));
  const ports = askCoach(app);
  const { coach } = ports instanceof Promise ? use(ports) : ports;
  const { date, entries } = view.day;
  return hasWords ? (
    <DayComments key={date} coach={coach} toasts={app.toasts} newId={app.device.newId} date={date} entries={entries} />
  ) : null;
};

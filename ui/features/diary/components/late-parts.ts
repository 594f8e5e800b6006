import { lazyPart } from "../../../shell/lazy-part.tsx";

/** Parts of the diary that come after its first paint, or with their first use. */

export const EntryPanel = lazyPart(
  () => import("./entry-panel.tsx"),
  ({ EntryPanel }) => EntryPanel,
);
export const DayEnd = lazyPart(
  () => {
    const end = import("./day-end.tsx");
    // Next somebody will change an amount or copy a meal. Should these not arrive, doing so asks for them again.
    void Promise.allSettled([
      import("./entry-panel.tsx"),
      import("./amount-editor.tsx"),
      import("@morsel/application/diary/client/copy-command"),
    ]);
    return end;
  },
  ({ DayEnd }) => DayEnd,
);
export const DayBar = lazyPart(
  () => import("./day-bar.tsx"),
  ({ DayBar }) => DayBar,
);
export const WeekOfDay = lazyPart(
  () => import("./week-of-day.tsx"),
  ({ WeekOfDay }) => WeekOfDay,
);
export const RememberSlot = lazyPart(
  () => import("./remember-slot.tsx"),
  ({ RememberSlot }) => RememberSlot,
);
export const CopyDialog = lazyPart(
  () => import("./copy-dialog.tsx"),
  ({ CopyDialog }) => CopyDialog,
);

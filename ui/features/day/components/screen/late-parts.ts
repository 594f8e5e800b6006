import { lazyComponent } from "../../../../shell/lazy/lazy-component.tsx";

/** Parts of the diary that come once it can be used, or with their first use. */

export const EntryPanel = lazyComponent(
  () => import("../../../diary/components/entry-editor/entry-panel.tsx"),
  ({ EntryPanel }) => EntryPanel,
);
export const DayEnd = lazyComponent(
  () => {
    const end = import("../../../diary/components/day/day-end.tsx");
    // Next somebody will change an amount or copy a meal. Should these not arrive, doing so asks for them again.
    void Promise.allSettled([
      import("../../../diary/components/entry-editor/entry-panel.tsx"),
      import("../options/amount-editor.tsx"),
      import("@morsel/application/diary/client/copy-command"),
    ]);
    return end;
  },
  ({ DayEnd }) => DayEnd,
);
export const DayBar = lazyComponent(
  () => import("../../../diary/components/summary/day-bar.tsx"),
  ({ DayBar }) => DayBar,
);
export const RememberSlot = lazyComponent(
  () => import("./remember-slot.tsx"),
  ({ RememberSlot }) => RememberSlot,
);
export const CopyDialog = lazyComponent(
  () => import("../../../diary/components/copying/copy-dialog.tsx"),
  ({ CopyDialog }) => CopyDialog,
);

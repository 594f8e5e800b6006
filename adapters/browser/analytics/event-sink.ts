import type { PageViewed } from "@morsel/application/analytics/client/analytics";

/** A view with what this browser adds to it. */
export type MeasuredView = PageViewed & {
  /** ID25 */
  readonly device_id: string | undefined;
  readonly entry_point: string | undefined;
  readonly feature: string | undefined;
};

/** RE12: one place to which events go. */
export type EventSink = (view: MeasuredView) => void;

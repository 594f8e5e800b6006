import type { EventSink } from "./event-sink.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** RE12: the page's own list of events; nothing leaves by it alone. */
export const dataLayerSink =
  (window: Window): EventSink =>
  (view) =>
    void (window.dataLayer ??= []).push(view);

import type { ShownAnnouncement } from "@morsel/domain/back-office";
import { escapeHtml } from "../responses/html.ts";

/** Holds the id of the announcement that the reader closed. */
export const CLOSED_ANNOUNCEMENT = "morsel-announcement";

/** Words of an announcement besides its own, in the reader's language. */
export type AnnouncementWords = { readonly label: string; readonly dismiss: string };

const STYLE = `#announcement{position:relative;z-index:1000;display:flex;gap:.5rem;align-items:center;justify-content:center;padding:.25rem 1rem;font:1rem/1.5 var(--mantine-font-family,system-ui,sans-serif);color:var(--mantine-color-text);background:var(--morsel-accent-soft);border-block-end:1px solid var(--morsel-line)}
#announcement p{flex:0 1 auto;min-width:0;margin:.5rem 0;overflow-wrap:anywhere}
#announcement a{color:inherit}
#announcement button{flex:none;min-width:2.75rem;min-height:2.75rem;font:inherit;font-size:1.5rem;line-height:1;color:inherit;cursor:pointer;background:none;border:0;border-radius:.5rem}
#announcement a:focus-visible,#announcement button:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media print{#announcement{display:none}}`;

/** Remembered for a year. The page behind is where the reader goes on. */
const script = (id: string, isHttps: boolean): string =>
  `document.querySelector("#announcement button").addEventListener("click",function(){document.cookie="${CLOSED_ANNOUNCEMENT}=${id};path=/;max-age=31536000;samesite=lax${isHttps ? ";secure" : ""}";document.getElementById("announcement").remove();var m=document.getElementById("main");if(m)m.focus()})`;

/**
 * BO5: the operator's announcement, before the page and outside of what the page's script paints: it is there with the first byte, so that
 * nothing jumps, and costs the page no script of its own.
 */
export const announcementHtml = (
  { id, text, link }: ShownAnnouncement,
  { label, dismiss }: AnnouncementWords,
  { nonce, isHttps }: { readonly nonce: string; readonly isHttps: boolean },
): string => {
  const words = escapeHtml(text);
  const said = link === undefined ? words : `<a href="${escapeHtml(link)}">${words}</a>`;
  return `<style nonce="${nonce}">${STYLE}</style>
<aside id="announcement" aria-label="${escapeHtml(label)}"><p>${said}</p><button type="button" aria-label="${escapeHtml(dismiss)}">×</button></aside>
<script nonce="${nonce}">${script(id, isHttps)}</script>`;
};

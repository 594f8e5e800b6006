import type { PhotoImages } from "@morsel/application/progress-photos/photo-store";
import { addDays, type CalendarDate } from "@morsel/domain/calendar";
import type { PhotoId, ProgressPhoto } from "@morsel/domain/measurements";

/** Bytes of an ASCII text. */
const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A figure that becomes slimmer from photo to photo. */
const drawing = (waist: number, shade: string): Uint8Array =>
  bytesOf(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 1200" width="900" height="1200">` +
      `<rect width="900" height="1200" fill="${shade}"/><circle cx="450" cy="260" r="110" fill="#8a7f73"/>` +
      `<ellipse cx="450" cy="700" rx="${waist}" ry="320" fill="#8a7f73"/></svg>`,
  );

const WEEKS_APART = 4;
const SHADES = ["#d9d2c7", "#cfd6d2", "#d5cfd8"];

/** Three photos, four weeks apart. */
export const samplePhotos = (
  today: CalendarDate,
): readonly { readonly photo: ProgressPhoto; readonly images: PhotoImages }[] =>
  SHADES.map((shade, n) => {
    const image = drawing(190 + n * 25, shade);
    const id = `019cd100-0000-7000-8000-00000000000${n}` as PhotoId;
    return {
      photo: { id, date: addDays(today, -7 * WEEKS_APART * n), width: 900, height: 1200 },
      images: { small: image, medium: image, large: image },
    };
  });

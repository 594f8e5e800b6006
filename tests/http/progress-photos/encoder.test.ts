import { makeSharpPhotoEncoder } from "@morsel/adapters/images/sharp-photo-encoder";
import { PHOTO_EDGES, PHOTO_LIMITS, type PhotoSize } from "@morsel/domain/measurements";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, it } from "vitest";
import { refusal, run } from "../support/page.ts";

const { encode } = makeSharpPhotoEncoder();

/** A picture of two halves, above and below, as a phone held upright stores it: lying, with a word on how it was held. */
const sideways = async () =>
  sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#cc2222" } })
    .composite([
      { input: { create: { width: 1200, height: 1800, channels: 3, background: "#2222cc" } }, left: 0, top: 0 },
    ])
    .withExif({
      IFD0: { Make: "Phone of Ada" },
      IFD3: { GPSLatitude: "52/1 31/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

it("W111 a photo is drawn anew: upright, in three sizes, without a word of place, time or device", async () => {
  const file = await sideways();
  expect(file.includes("Phone of Ada")).toBe(true);
  expect((await sharp(file).metadata()).orientation).toBe(6);
  const { width, height, images } = await run(encode(file));
  expect([width, height]).toEqual([1200, 1600]);
  for (const size of Object.keys(PHOTO_EDGES) as PhotoSize[]) {
    const told = await sharp(images[size]).metadata();
    expect([told.format, Math.max(told.width, told.height)]).toEqual(["jpeg", PHOTO_EDGES[size]]);
    expect([told.exif, told.icc, told.xmp, told.iptc, told.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(images[size]).toString("latin1")).not.toContain("Ada");
  }
  // The left side is at the top once the picture is upright.
  const top = await sharp(images.large).extract({ left: 600, top: 50, width: 1, height: 1 }).raw().toBuffer();
  expect((top[2] ?? 0) > (top[0] ?? 0)).toBe(true);
});

it("W111 a small one is not blown up, a transparent one stands on white, WebP and AVIF are read", async () => {
  const create = { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  for (const format of ["png", "webp", "avif"] as const) {
    const { width, height, images } = await run(encode(await sharp({ create }).toFormat(format).toBuffer()));
    expect([format, width, height]).toEqual([format, 40, 30]);
    const [red = 0] = await sharp(images.small).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  }
});

const chunk = (type: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  let crc = 0xffff_ffff;
  for (const byte of named) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb8_8320 : crc >>> 1;
  }
  sum.writeUInt32BE((crc ^ 0xffff_ffff) >>> 0);
  return Buffer.concat([length, named, sum]);
};

/** A PNG that claims to be of any size, with next to nothing in it. */
const claiming = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(Buffer.alloc(1000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

it("W112 a bomb is refused by the size that it claims, a broken or cut file as no picture", async () => {
  expect(await refusal(encode(claiming(60_000, 60_000)))).toEqual({
    _tag: "PhotoRefused",
    reason: "pixels",
    max: PHOTO_LIMITS.pixels,
  });
  const none = { _tag: "PhotoRefused", reason: "picture", max: 0 };
  const file = await sideways();
  expect(await refusal(encode(file.subarray(0, file.length / 2)))).toEqual(none);
  expect(await refusal(encode(claiming(2000, 2000)))).toEqual(none);
  expect(await refusal(encode(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])))).toEqual(none);
});

it("W112 many at once wait for their turn, and all are drawn", async () => {
  const file = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#888888" } })
    .png()
    .toBuffer();
  const all = await Promise.all(Array.from({ length: 12 }, () => run(encode(file))));
  expect(all.map(({ width }) => width)).toEqual(Array.from({ length: 12 }, () => 60));
});

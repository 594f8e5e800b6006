/** The bars of a digit: odd and even parity to the left, and to the right (GS1 General Specifications 5.2.1.2). */
const ODD = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
const PARITY = ["OOOOOO", "OOEOEE", "OOEEOE", "OOEEEO", "OEOOEE", "OEEOOE", "OEEEOO", "OEOEOE", "OEOEEO", "OEEOEO"];

const inverse = (bars: string): string => [...bars].map((bar) => (bar === "1" ? "0" : "1")).join("");
const mirrored = (bars: string): string => [...bars].reverse().join("");

/** The bars of an EAN-13, one letter for each module. */
export const ean13Bars = (code: string): string => {
  const [first = 0, ...digits] = [...code].map(Number);
  const bars = (digit: number): string => ODD[digit] ?? "";
  const left = digits
    .slice(0, 6)
    .map((digit, i) => (PARITY[first]?.[i] === "O" ? bars(digit) : mirrored(inverse(bars(digit)))));
  const right = digits.slice(6).map((digit) => inverse(bars(digit)));
  return `101${left.join("")}01010${right.join("")}101`;
};

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 4;

/** Video of a barcode for Chromium's fake camera: still pictures in YUV4MPEG2. */
export const barcodeVideo = (code: string, frames = 4): Buffer => {
  const bars = ean13Bars(code);
  const light = Buffer.alloc(WIDTH * HEIGHT, 235);
  const start = Math.floor((WIDTH - bars.length * MODULE) / 2);
  for (let y = 140; y < 340; y += 1)
    for (let x = 0; x < bars.length * MODULE; x += 1)
      if (bars[Math.floor(x / MODULE)] === "1") light[y * WIDTH + start + x] = 16;
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from("FRAME\n"), light, colour]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame)]);
};

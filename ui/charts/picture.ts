import type { ChartSeries } from "./chart-data.ts";
import { axisOf, plotOf, type Plot } from "./plot.ts";

export type Picture = { readonly label: string; readonly sentence: string; readonly series: readonly ChartSeries[] };

/** Twice the pixels that are shown, for screens that have them. */
const SCALE = 2;
const WIDTH = 900;
const EDGE = 32;
const LINE = 24;
const PANEL = 260;
const SCALE_WIDTH = 96;

type Colours = Readonly<Record<"ink" | "quiet" | "logged" | "line" | "accent" | "soft" | "ground", string>>;

const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(name).trim();
  return {
    ink: read("--mantine-color-text"),
    quiet: read("--mantine-color-dimmed"),
    logged: read("--morsel-control"),
    line: read("--morsel-line"),
    accent: read("--morsel-accent"),
    soft: read("--morsel-accent-soft"),
    ground: read("--morsel-surface"),
  };
};

/** Words in lines that fit. */
const wrapped = (context: CanvasRenderingContext2D, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

type Place = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const drawPlot = (context: CanvasRenderingContext2D, { paths, grid }: Plot, place: Place, colours: Colours): void => {
  const stretched = (path: string): Path2D => {
    const there = new Path2D();
    const stretch = new DOMMatrix([place.width / 100, 0, 0, place.height / 100, place.left, place.top]);
    there.addPath(new Path2D(path), stretch);
    return there;
  };
  const stroke = (path: string, colour: string, width: number, dashes: readonly number[] = []): void => {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.lineCap = dashes.length === 0 ? "round" : "butt";
    context.setLineDash([...dashes]);
    context.stroke(stretched(path));
  };
  const fill = (path: string, colour: string): void => {
    context.fillStyle = colour;
    context.fill(stretched(path));
  };
  const isLight = paths.trend !== "";
  fill(paths.band, colours.soft);
  stroke(grid.map(({ top }) => `M0,${top}H100`).join(""), colours.line, 1);
  fill(paths.bars, colours.ink);
  fill(paths.loggedBars, colours.logged);
  fill(paths.partBars, colours.line);
  stroke(paths.partBars, colours.logged, 1);
  stroke(paths.mean, colours.ground, 4);
  stroke(paths.mean, colours.ink, 1.5);
  stroke(paths.goal, colours.accent, 1.5, [5, 3]);
  stroke(paths.line, isLight ? colours.quiet : colours.ink, isLight ? 1 : 1.5);
  stroke(paths.dots + paths.hollowDots, isLight ? colours.quiet : colours.ink, 5);
  stroke(paths.hollowDots, colours.ground, 3);
  stroke(paths.trend, colours.ink, 2.5);
};

/** The chart with its words as a PNG, in the colours it is seen in; undefined where the browser gives none. */
export const pictureOf = async ({ label, sentence, series }: Picture, seen: Element): Promise<Blob | undefined> => {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (context === null) return undefined;
  const colours = coloursOf(seen);
  const family = getComputedStyle(seen).fontFamily;
  const font = (size: number, weight = 400): string => `${weight} ${size}px ${family}`;
  context.font = font(16);
  const lines = sentence === "" ? [] : wrapped(context, sentence, WIDTH - 2 * EDGE);
  const height = EDGE + 40 + lines.length * LINE + series.length * (PANEL + 56) + EDGE;
  canvas.width = WIDTH * SCALE;
  canvas.height = height * SCALE;
  context.scale(SCALE, SCALE);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, WIDTH, height);
  const write = (text: string, left: number, top: number, align: CanvasTextAlign, colour = colours.ink): void => {
    context.fillStyle = colour;
    context.textAlign = align;
    context.fillText(text, left, top);
  };
  context.font = font(22, 600);
  write(label, EDGE, EDGE + 20, "left");
  context.font = font(16);
  for (const [nth, line] of lines.entries()) write(line, EDGE, EDGE + 48 + nth * LINE, "left");
  for (const [nth, one] of series.entries()) {
    const top = EDGE + 72 + lines.length * LINE + nth * (PANEL + 56);
    const place = { left: EDGE + SCALE_WIDTH, top, width: WIDTH - 2 * EDGE - SCALE_WIDTH, height: PANEL };
    const plot = plotOf(one);
    context.font = font(14, 600);
    if (series.length > 1) write(one.name, EDGE, top - 12, "left");
    drawPlot(context, plot, place, colours);
    context.font = font(13);
    for (const { value, top: share } of plot.grid)
      write(one.say(value), place.left - 12, top + (share / 100) * PANEL + 4, "right", colours.quiet);
    const axis = axisOf(one.points);
    for (const [index, { point, left }] of axis.entries())
      write(
        point.tick,
        place.left + (left / 100) * place.width,
        top + PANEL + 22,
        index === 0 ? "left" : index === axis.length - 1 ? "right" : "center",
        colours.quiet,
      );
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"));
};

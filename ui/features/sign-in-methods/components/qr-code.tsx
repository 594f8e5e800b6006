import { useEffect, useState } from "react";
import classes from "./second-step.module.css";

export type QrCodeProps = { readonly text: string; readonly label: string };

/** ISO/IEC 18004, 9.1: four light cells around it. */
const QUIET = 4;

type Drawn = { readonly size: number; readonly path: string };

/** The library is fetched where a picture is shown; it is drawn here, and what it says goes nowhere. */
const draw = async (text: string): Promise<Drawn> => {
  const { generate } = await import("lean-qr");
  const { size, get } = generate(text);
  const cells: string[] = [];
  for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (get(x, y)) cells.push(`M${x} ${y}h1v1h-1z`);
  return { size, path: cells.join("") };
};

/** Dark on light in both colour schemes: that is what apps read. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let isWanted = true;
    void draw(text).then((picture) => (isWanted ? setDrawn(picture) : undefined));
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (drawn === undefined) return <div className={classes.picture} aria-busy="true" />;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg className={classes.picture} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={drawn.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
};

import classes from "./pages.module.css";

const KINDS: readonly (readonly [RegExp, (name: string) => React.CSSProperties])[] = [
  [/radius/, (name) => ({ borderRadius: `min(var(${name}), 1.5rem)`, background: "var(--morsel-accent-soft)" })],
  [
    /shadow/,
    (name) => ({ boxShadow: `var(${name})`, background: "var(--morsel-surface)", borderColor: "transparent" }),
  ],
  [/spacing|gutter/, (name) => ({ width: `min(var(${name}), 2rem)`, background: "var(--morsel-accent)" })],
  [
    /-color-|-(surface|sunken|line|control|accent|soft|carbohydrates|fat|protein|water|ok|text)$/,
    (name) => ({ background: `var(${name})` }),
  ],
];

/** A token as it looks; one that has no look of its own has an empty place. */
export const Swatch = ({ name }: { readonly name: string }) => {
  const [, style] = KINDS.find(([kind]) => kind.test(name)) ?? [];
  return (
    <span
      className={classes.swatch}
      data-empty={style === undefined || undefined}
      style={style?.(name)}
      aria-hidden="true"
    />
  );
};

import { tokens } from "virtual:morsel-docs";
import { Swatch } from "./swatch.tsx";
import classes from "./pages.module.css";

const known = new Map(tokens.map((token) => [token.name, token]));

/** Its value; both where dark has another. */
const valueOf = (name: string): string => {
  const { light = "", dark = "" } = known.get(name) ?? {};
  return light === dark ? light : `${light} / ${dark}`;
};

/** The tokens that a component is drawn with. */
export const TokenList = ({ names }: { readonly names: readonly string[] }) => (
  <section>
    <h2>Tokens</h2>
    {names.length === 0 ? (
      <p>It has no styles of its own; what it is composed of brings them.</p>
    ) : (
      <ul className={classes.tokens}>
        {names.map((name) => (
          <li key={name}>
            <Swatch name={name} />
            <span>
              <code>{name}</code>
              <span className={classes.quiet}>{valueOf(name)}</span>
            </span>
          </li>
        ))}
      </ul>
    )}
  </section>
);

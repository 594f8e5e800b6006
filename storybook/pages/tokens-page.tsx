import { tokens } from "virtual:morsel-docs";
import { Swatch } from "./swatch.tsx";
import classes from "./pages.module.css";

type Token = (typeof tokens)[number];

const GROUPS: readonly (readonly [string, RegExp])[] = [
  ["Palette", /-color-(blue|gray|dark)-\d$/],
  ["Colors by role", /-color-|^--morsel-(surface|sunken|line|control|accent|ok|carbohydrates|fat|protein|water)/],
  ["Space", /spacing|gutter|page|measure|touch/],
  ["Shape", /radius|shadow/],
  ["Type", /font|heading|line-height|-h\d|sans|serif/],
];

const groupOf = ({ name }: Token): string => GROUPS.find(([, kind]) => kind.test(name))?.[0] ?? "Motion and layers";

const byGroup = Map.groupBy(tokens, groupOf);

const shortened = (file: string): string => file.replace(/^features\//, "").replace(/\.(module\.css|css|tsx?)$/, "");

const Uses = ({ token: { usedIn, usedBy } }: { readonly token: Token }) => {
  const count = usedIn.length + usedBy.length;
  if (count === 0) return <span className={classes.quiet}>not used yet</span>;
  return (
    <details className={classes.uses}>
      <summary>{count === 1 ? "1 place" : `${count} places`}</summary>
      <ul>
        {usedBy.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
        {usedIn.map((file) => (
          <li key={file}>{shortened(file)}</li>
        ))}
      </ul>
    </details>
  );
};

/** Every token, with its value in both color schemes and where it is used; read from the theme and the style sheets. */
export const TokensPage = () => (
  <>
    {[...GROUPS.map(([group]) => group), "Motion and layers"].map((group) => (
      <section key={group}>
        <h2>{group}</h2>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Light</th>
                <th scope="col">Dark</th>
                <th scope="col">Used in</th>
              </tr>
            </thead>
            <tbody>
              {(byGroup.get(group) ?? []).map((token) => (
                <tr key={token.name}>
                  <th scope="row" className={classes.token}>
                    <Swatch name={token.name} />
                    <code>{token.name}</code>
                  </th>
                  <td>
                    <code>{token.light}</code>
                  </td>
                  <td>
                    {token.dark === token.light ? (
                      <span className={classes.quiet}>the same</span>
                    ) : (
                      <code>{token.dark}</code>
                    )}
                  </td>
                  <td>
                    <Uses token={token} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    ))}
  </>
);

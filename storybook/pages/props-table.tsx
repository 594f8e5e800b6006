import type { pages } from "virtual:morsel-docs";
import classes from "./pages.module.css";

type Component = NonNullable<(typeof pages)[string]>["components"][number];

export type PropsTableProps = {
  readonly component: Component;
  /** The only component of its page: its name stands above the page already. */
  readonly isAlone: boolean;
};

/** The properties of a component, as its type writes them. */
export const PropsTable = ({ component: { name, file, props, extends: others }, isAlone }: PropsTableProps) => (
  <section>
    <h2>{isAlone ? "Properties" : `Properties of ${name}`}</h2>
    <p className={classes.source}>
      <code>{`import { ${name} } from "@morsel/ui/${file}"`}</code>
    </p>
    {props.length === 0 ? (
      <p>It takes no properties.</p>
    ) : (
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">What it is</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                  <span className={classes.quiet}>{prop.isOptional ? "optional" : "required"}</span>
                </th>
                <td>{prop.says}</td>
                <td>
                  <code>{prop.type}</code>
                  {prop.fallback === "" ? null : (
                    <span className={classes.quiet}>
                      default <code>{prop.fallback}</code>
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
    {others.length === 0 ? null : (
      <p>
        It also takes what <code>{others.join(", ")}</code> has.
      </p>
    )}
  </section>
);

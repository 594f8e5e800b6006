import { Unstyled } from "@storybook/addon-docs/blocks";
import classes from "./pages.module.css";

type RulesProps = { readonly title: string; readonly kind: "do" | "dont"; readonly rules: readonly string[] };

const Rules = ({ title, kind, rules }: RulesProps) => (
  <section className={classes.rules} data-kind={kind}>
    <h3>{title}</h3>
    <ul>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  </section>
);

export type DosAndDontsProps = { readonly dos: readonly string[]; readonly donts: readonly string[] };

/** Rules of use beside each other. */
export const DosAndDonts = ({ dos, donts }: DosAndDontsProps) => (
  <Unstyled>
    <div className={classes.pair}>
      <Rules title="Do" kind="do" rules={dos} />
      <Rules title="Don’t" kind="dont" rules={donts} />
    </div>
  </Unstyled>
);

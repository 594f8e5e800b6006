import { FormattedMessage } from "react-intl";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { Page } from "../../../shell/page/page.tsx";
import { Passages } from "../../../shell/page/passages.tsx";
import classes from "./contact.module.css";

const QUESTIONS = [
  { title: "contact.help.begin.title", text: "contact.help.begin" },
  { title: "contact.help.amounts.title", text: "contact.help.amounts" },
  { title: "contact.help.goal.title", text: "contact.help.goal" },
  { title: "contact.help.unknown.title", text: "contact.help.unknown" },
  { title: "contact.help.wrong.title", text: "contact.help.wrong" },
  { title: "contact.help.undo.title", text: "contact.help.undo" },
] as const;

const KEYS = [
  { keys: ["/"], does: "contact.help.keys.search" },
  { keys: ["←", "→"], does: "contact.help.keys.days" },
  { keys: ["Enter"], does: "contact.help.keys.enter" },
  { keys: ["Esc"], does: "contact.help.keys.escape" },
] as const;

/** Common questions, keyboard shortcuts and the contact form. */
export const HelpScreen = () => (
  <Page title={<FormattedMessage id="contact.help.title" />} lead={<FormattedMessage id="contact.help.lead" />}>
    <Passages passages={QUESTIONS} />
    <section aria-labelledby="help-keys">
      <h2 id="help-keys">
        <FormattedMessage id="contact.help.keys.title" />
      </h2>
      <table className={classes.keys}>
        <tbody>
          {KEYS.map(({ keys, does }) => (
            <tr key={does}>
              <th scope="row">
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>
                <FormattedMessage id={does} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
    <p className={classes.ways}>
      <ActionLink path="/contact-us">
        <FormattedMessage id="contact.help.contact" />
      </ActionLink>
    </p>
  </Page>
);

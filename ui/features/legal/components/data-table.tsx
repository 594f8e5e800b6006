import { FormattedMessage } from "react-intl";
import classes from "./data-table.module.css";

const KINDS = ["account", "body", "diary", "place", "device", "contact"] as const;

/** Each kind of data, what it is used for and who sees it. */
export const DataTable = () => (
  <table className={classes.table}>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage id="legal.data.what" />
        </th>
        <th scope="col">
          <FormattedMessage id="legal.data.why" />
        </th>
        <th scope="col">
          <FormattedMessage id="legal.data.who" />
        </th>
      </tr>
    </thead>
    <tbody>
      {KINDS.map((kind) => (
        <tr key={kind}>
          <th scope="row">
            <FormattedMessage id={`legal.data.${kind}`} />
          </th>
          <td>
            <FormattedMessage id={`legal.data.${kind}.why`} />
          </td>
          <td>
            <FormattedMessage id={`legal.data.${kind}.who`} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

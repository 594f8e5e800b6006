import { Button, Skeleton } from "@mantine/core";
import type { Slot } from "@morsel/domain/diary";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Page, Problem } from "../../../shell/page/page.tsx";
import { type ImportPorts, useImports } from "../use-imports.ts";
import { DropZone } from "./drop-zone.tsx";
import { ImportBatchSheet } from "./import-batch.tsx";
import classes from "./import.module.css";

/** Brings in the files of other trackers: drop, preview, import, undo. */
export const ImportScreen = ({ slots, ...ports }: ImportPorts & { readonly slots: readonly Slot[] }) => {
  const intl = useIntl();
  const state = useImports(ports);
  return (
    <Page title={<FormattedMessage id="import.title" />} lead={<FormattedMessage id="import.lead" />}>
      <DropZone sending={state.sending} onFile={(file) => void state.send(file)} />
      <Problem>{state.problem === undefined ? undefined : refusalWords(intl, state.problem)}</Problem>
      <p className={classes.hint}>
        <FormattedMessage id="import.formats" />
      </p>
      <AppLink path="/reports/export">
        <FormattedMessage id="import.toExport" />
      </AppLink>
      {state.all === undefined &&
        (state.error === null ? (
          <Skeleton height={120} />
        ) : (
          <div role="alert">
            <p>{refusalWords(intl, state.error)}</p>
            <Button variant="default" onClick={state.refetch}>
              <FormattedMessage id="import.again" />
            </Button>
          </div>
        ))}
      {state.all !== undefined && state.all.length > 0 && (
        <ul className={classes.list} aria-label={intl.formatMessage({ id: "import.list" })}>
          {state.all.map((batch) => (
            <li key={batch.id}>
              <ImportBatchSheet
                batch={batch}
                slots={slots}
                onRead={(choices) => void state.read(batch.id, choices)}
                onStart={() => void state.start(batch.id)}
                onUndo={() => void state.undo(batch.id)}
                onDiscard={() => void state.discard(batch.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
};

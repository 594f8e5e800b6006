import { ActionIcon } from "@mantine/core";
import { BarcodesClient } from "@morsel/application/barcodes/client/barcodes-client";
import { BarcodeScanner } from "@morsel/application/barcodes/client/barcode-scanner";
import { writtenGtin } from "@morsel/domain/foods";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { lazyComponent } from "../../../shell/lazy/lazy-component.tsx";
import { useIntl } from "react-intl";
import type { AppContext } from "../../../composition/app-context.ts";
import { run } from "../../../hooks/run.ts";
import type { Scanner } from "../use-camera.ts";
import { IconBarcode } from "../../../theme/later-icons.ts";

const BarcodeSheet = lazyComponent(
  () => import("../components/barcode-sheet.tsx"),
  ({ BarcodeSheet }) => BarcodeSheet,
);

type Parts = { readonly barcodes: BarcodesClient; readonly scanner: Scanner };

/** Loads the sheet's parts when it is first opened. */
const partsOf = async ({ provide, words }: AppContext): Promise<Parts> => {
  const [{ barcodes }, { scanner }] = await Promise.all([
    provide({ barcodes: BarcodesClient }, () => import("../../../composition/clients/barcodes.ts")),
    provide({ scanner: BarcodeScanner }, () => import("../../../composition/clients/barcode-scanner.ts")),
    words("barcodes"),
  ]);
  return { barcodes, scanner };
};

export type BarcodeButtonProps = {
  /** A code whose foods are found by its digits. */
  readonly onCode: (code: string) => void;
};

/** Reads a barcode for a search. Without a router, as in a story of the box alone, there is nothing to ask and no button. */
export const BarcodeButton = ({ onCode }: BarcodeButtonProps) => {
  // Its types promise a router; where there is none it answers null.
  const router = useRouter({ warn: false }) as ReturnType<typeof useRouter> | null;
  return router && <Button app={router.options.context} onCode={onCode} />;
};

const Button = ({ app, onCode }: BarcodeButtonProps & { readonly app: AppContext }) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const [parts, setParts] = useState<Parts>();
  const [isOpening, setOpening] = useState(false);
  const open = (): void => {
    setOpening(true);
    partsOf(app)
      .then(setParts, () =>
        app.toasts.show({ severity: "error", message: intl.formatMessage({ id: "refused.Unreachable" }) }),
      )
      .finally(() => setOpening(false));
  };
  const close = (): void => {
    parts?.scanner.close();
    setParts(undefined);
  };
  return (
    <>
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray"
        loading={isOpening}
        aria-label={intl.formatMessage({ id: "foods.scan" })}
        onClick={open}
      >
        <IconBarcode size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      {parts !== undefined && (
        <Suspense>
          <BarcodeSheet
            scanner={parts.scanner}
            find={(code) => run(parts.barcodes.find(code))}
            onFound={({ barcode }) => {
              close();
              // A looked-up product can be found by its digits from now on.
              void queries.invalidateQueries({ queryKey: ["foods"] });
              onCode(writtenGtin(barcode));
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};

import { Button, Loader, TextInput } from "@mantine/core";
import type { FoundProduct } from "@morsel/application/barcodes/find-product";
import { readGtin, type GtinRefused } from "@morsel/domain/foods";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type ChangeEvent, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import { ActionLink } from "../../../shell/navigation/action-link.tsx";
import { BottomSheet } from "../../../shell/sheets/bottom-sheet.tsx";
import { newFoodPath } from "../../../food-rows/own-food-path.ts";
import { codeIn, useCamera, type Scanner } from "../use-camera.ts";
import classes from "./barcode-sheet.module.css";
import { CameraView } from "./camera-view.tsx";

export type BarcodeSheetProps = {
  readonly scanner: Scanner;
  readonly find: (code: string) => Promise<FoundProduct>;
  /** Foods with this code are here now. */
  readonly onFound: (product: FoundProduct) => void;
  readonly onClose: () => void;
};

/** W300: a barcode by camera, by a photo or by its digits; each leads to the food, or to the form for a new one. */
export const BarcodeSheet = ({ scanner, find, onFound, onClose }: BarcodeSheetProps) => {
  const intl = useIntl();
  const [digits, setDigits] = useState("");
  const [refused, setRefused] = useState<GtinRefused>();
  const [isPhotoEmpty, setPhotoEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const asked = useMutation({
    mutationFn: find,
    onSuccess: (product) => {
      if (product.foods.length > 0) onFound(product);
    },
  });
  const ask = (code: string): void => {
    setDigits(code);
    const read = readGtin(code);
    setRefused(read.ok ? undefined : read.error);
    setPhotoEmpty(false);
    if (read.ok) asked.mutate(code);
    else field.current?.focus();
  };
  const unknown = asked.data?.foods.length === 0 ? asked.data : undefined;
  const camera = useCamera(scanner, asked.isIdle, ask);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(digits);
  };
  const readPhoto = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? [];
    currentTarget.value = "";
    if (photo === undefined) return;
    // A file that is no picture counts as a picture without a barcode.
    const code = codeIn(await scanner.read(photo).catch(() => []));
    setPhotoEmpty(code === undefined);
    if (code !== undefined) ask(code);
  };
  const error =
    refused === undefined ? undefined : refused._tag === "GtinShape" ? (
      <FormattedMessage id="barcodes.shape" />
    ) : (
      <FormattedMessage id="barcodes.checkDigit" values={{ expected: refused.expected }} />
    );
  return (
    <BottomSheet title={<FormattedMessage id="barcodes.title" />} onClose={onClose}>
      <div className={classes.sheet}>
        {asked.isIdle && <CameraView camera={camera} />}
        <form className={classes.form} onSubmit={submit}>
          <TextInput
            ref={field}
            className={classes.digits}
            label={<FormattedMessage id="barcodes.digits" />}
            description={<FormattedMessage id="barcodes.digitsHint" />}
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={digits}
            error={error}
            onChange={({ currentTarget: { value } }) => {
              setDigits(value);
              setRefused(undefined);
              if (!asked.isIdle && !asked.isPending) asked.reset();
            }}
          />
          <Button type="submit" loading={asked.isPending}>
            <FormattedMessage id="barcodes.find" />
          </Button>
        </form>
        <Button component="label" variant="default" className={classes.photo}>
          <FormattedMessage id="barcodes.photo" />
          <input
            type="file"
            accept="image/*"
            className="morsel-hidden"
            aria-label={intl.formatMessage({ id: "barcodes.photo" })}
            onChange={(event) => void readPhoto(event)}
          />
        </Button>
        <div role="status" className={classes.status}>
          {asked.isPending && <Loader size="sm" aria-label={intl.formatMessage({ id: "barcodes.asking" })} />}
          {isPhotoEmpty && <FormattedMessage id="barcodes.photoEmpty" />}
          {unknown !== undefined && (
            <>
              <strong>
                <FormattedMessage id="barcodes.unknown" values={{ code: digits }} />
              </strong>
              <span>
                <FormattedMessage
                  id={unknown.elsewhere === "failed" ? "barcodes.unknownFailed" : "barcodes.unknownHint"}
                />
              </span>
            </>
          )}
          {asked.isError && refusalWords(intl, asked.error)}
        </div>
        {unknown !== undefined && (
          <ActionLink path={newFoodPath(digits)}>
            <FormattedMessage id="barcodes.create" />
          </ActionLink>
        )}
        {!asked.isIdle && !asked.isPending && (
          <Button variant="default" onClick={() => asked.reset()}>
            <FormattedMessage id="barcodes.another" />
          </Button>
        )}
      </div>
    </BottomSheet>
  );
};

import { TextButton } from "@precise/ui/components/inputs/text-button";
import { PictureView } from "./picture-view.tsx";
import * as css from "./pictures.css.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useUploads } from "./use-uploads.ts";

/**
 * One picture by its address: of a category, or the same by night.
 * @param value site path `/media/…`; null where there is none
 */
export function PictureField(props: {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}) {
  const { label, value, onChange } = props;
  const uploads = useUploads(({ imageUrl }) => onChange(imageUrl));
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      {value !== null && (
        <div className={css.night}>
          <PictureView imageUrl={value} alt="" />
          <TextButton onClick={() => onChange(null)}>Remove the picture</TextButton>
        </div>
      )}
      <UploadZone
        label={value === null ? "Add a picture" : "Another picture instead"}
        uploads={uploads}
        isSingle
      />
    </fieldset>
  );
}

"use client";
import { Button } from "@precise/ui/components/inputs/button";
import { Slider } from "@precise/ui/components/inputs/slider";
import { Switch } from "@precise/ui/components/inputs/switch";
import { useId } from "react";
import type { RoomFitting } from "./light-figures.ts";
import type { FittingSetting, LightMix } from "./light-mix.ts";
import { type LightScene, mixOfScene } from "./light-scene.ts";
import * as css from "./mix-controls.css.ts";
import { mixCopy as copy } from "./mix-copy.ts";
import { kelvinRange } from "./tint.ts";

/** Scenes, daylight, and a switch with two sliders for each light. */
export function MixControls(props: {
  readonly fittings: readonly RoomFitting[];
  readonly scenes: readonly LightScene[];
  readonly mix: LightMix;
  readonly setMix: (mix: LightMix) => void;
}) {
  const { fittings, scenes, mix, setMix } = props;
  return (
    <>
      <p className={css.hint}>{copy.hint}</p>
      <fieldset className={css.scenes} aria-label={copy.scenes}>
        {scenes.map((scene) => (
          <Button key={scene.name} tone="choice" onClick={() => setMix(mixOfScene(scene, fittings))}>
            {scene.name}
          </Button>
        ))}
      </fieldset>
      <LabelledSlider
        label={copy.daylight}
        value={mix.daylight}
        least={0}
        most={100}
        step={5}
        text={copy.daylightText(mix.daylight)}
        onChange={(daylight) => setMix({ ...mix, daylight })}
      />
      <ul className={css.fittings} role="list">
        {fittings.map((fitting) => {
          const setting = mix.fittings[fitting.id];
          return (
            setting && (
              <li key={fitting.id}>
                <FittingControls
                  fitting={fitting}
                  setting={setting}
                  onChange={(changed) =>
                    setMix({ ...mix, fittings: { ...mix.fittings, [fitting.id]: changed } })
                  }
                />
              </li>
            )
          );
        })}
      </ul>
    </>
  );
}

function FittingControls(props: {
  readonly fitting: RoomFitting;
  readonly setting: FittingSetting;
  readonly onChange: (setting: FittingSetting) => void;
}) {
  const { fitting, setting, onChange } = props;
  const { label, kelvin, lamps } = fitting;
  const id = useId();
  return (
    <fieldset className={css.fitting}>
      <legend className={css.legend}>{label}</legend>
      <label htmlFor={id} className={css.toggle}>
        <span aria-hidden="true">{label}</span>
        <Switch
          id={id}
          aria-label={label}
          isOn={setting.isOn}
          onChange={(event) => onChange({ ...setting, isOn: event.target.checked })}
        />
      </label>
      {setting.isOn && (
        <div className={css.sliders}>
          <LabelledSlider
            label={copy.brightness}
            value={setting.brightness}
            least={1}
            most={100}
            step={1}
            text={copy.percent(setting.brightness)}
            onChange={(brightness) => onChange({ ...setting, brightness })}
          />
          <LabelledSlider
            label={copy.kelvin}
            value={setting.kelvin}
            least={kelvinRange.least}
            most={kelvinRange.most}
            step={kelvinRange.step}
            text={copy.kelvinText(setting.kelvin)}
            isColour
            onChange={(chosen) => onChange({ ...setting, kelvin: chosen })}
          />
          {setting.kelvin !== kelvin && (
            <p className={css.sold}>{copy.soldAt(kelvin, lamps !== undefined)}</p>
          )}
        </div>
      )}
    </fieldset>
  );
}

function LabelledSlider(props: {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly text: string;
  readonly isColour?: boolean;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, least, most, step, text, isColour = false, onChange } = props;
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className={css.value} aria-hidden="true">
        {text}
      </output>
      <span className={isColour ? css.track.colour : css.track.plain}>
        <Slider
          id={id}
          min={least}
          max={most}
          step={step}
          value={value}
          aria-valuetext={text}
          onChange={(event) => onChange(Number(event.target.value))}
        />
      </span>
    </div>
  );
}

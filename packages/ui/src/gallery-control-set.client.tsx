"use client";
import { useState } from "react";
import { PasswordField } from "./blocks/page/password-field.client.tsx";
import { Button } from "./components/inputs/button.tsx";
import { Checkbox } from "./components/inputs/checkbox.tsx";
import { FileDrop } from "./components/inputs/file-drop.client.tsx";
import { Input } from "./components/inputs/input.tsx";
import { QuantityStepper } from "./components/inputs/quantity-stepper.client.tsx";
import { RadioCards } from "./components/inputs/radio-cards.tsx";
import { Select } from "./components/inputs/select.tsx";
import { SelectField } from "./components/inputs/select-field.tsx";
import { Slider } from "./components/inputs/slider.tsx";
import { Switch } from "./components/inputs/switch.tsx";
import { TextButton } from "./components/inputs/text-button.tsx";
import { TextareaField, TextField } from "./components/inputs/text-field.tsx";
import { Cluster, Stack } from "./components/layout/layout.tsx";
import { Part } from "./gallery-samples.tsx";

const long =
  "A name that is longer than any field on a phone: Lekki Opal Globe Pendant 300 mm, Brushed Brass";

/**
 * The one set of controls, each in its states: at rest, wrong, disabled, and with a long text. Tab through them to see how
 * they look with the focus. For developers.
 */
export function GalleryControlSet() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Part title="Control set">
      <Cluster>
        {(["primary", "secondary", "quiet", "critical", "choice"] as const).map((tone) => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
        <Button tone="choice" aria-pressed="true">
          chosen
        </Button>
        <Button disabled>disabled</Button>
        <Button pending>pending</Button>
        <TextButton>text</TextButton>
        <Button tone="secondary">{long}</Button>
      </Cluster>
      <TextField id="set-rest" label="At rest" placeholder="Placeholder" />
      <TextField id="set-wrong" label="Wrong" defaultValue="ada@" error="Enter a full e-mail address." />
      <TextField id="set-disabled" label="Disabled" defaultValue="Not now" disabled />
      <TextField id="set-long" label={long} hint={long} defaultValue={long} />
      <TextareaField id="set-lines" label="Several lines" error="Required." />
      <PasswordField id="set-password" label="Password" error={undefined} kind="current" />
      <PasswordField id="set-password-wrong" label="Password" error="Required." kind="current" />
      <SelectField id="set-select" label="Select">
        <option>Lagos</option>
        <option>{long}</option>
      </SelectField>
      <SelectField id="set-select-wrong" label="Select, wrong" error="Required." defaultValue="b">
        <option>Lagos</option>
        <option value="b">{long}</option>
      </SelectField>
      <SelectField id="set-select-disabled" label="Select, disabled" disabled>
        <option>Lagos</option>
      </SelectField>
      <Cluster>
        <Select look="pill" aria-label="Pill select">
          <option>Newest first</option>
          <option>Price, highest first</option>
        </Select>
        <Input look="pill" aria-label="Pill field" placeholder="Pill field" />
        <Input look="row" inputMode="numeric" aria-label="Row field" defaultValue="12" />
        <Input look="row" inputMode="numeric" aria-label="Wrong row field" aria-invalid defaultValue="9999" />
        <Input look="row" aria-label="Disabled row field" disabled />
      </Cluster>
      <FileDrop
        id="set-file"
        texts={{ label: "File", error: "Choose a CSV file." }}
        accept=".csv"
        done={0.4}
        status={long}
        onFile={() => undefined}
      />
      <Cluster>
        <Checkbox label="Box" />
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Disabled" disabled />
        <Checkbox label="Checked, disabled" defaultChecked disabled />
        <Switch aria-label="Switch" isOn={!isOn} onChange={() => setIsOn(!isOn)} />
        <Switch aria-label="Switch, on" isOn={isOn} onChange={() => setIsOn(!isOn)} />
      </Cluster>
      <Checkbox label={long} count={12} />
      <RadioCards
        name="set-radio"
        legend="Radio"
        defaultValue="a"
        error="Choose one."
        options={[
          { value: "a", title: "Chosen", detail: long },
          { value: "b", title: long },
          { value: "c", title: "Closed", detail: "Not now", isClosed: true },
        ]}
      />
      <Stack gap={8}>
        <Slider aria-label="Slider" defaultValue={40} />
        <Slider aria-label="Slider, disabled" defaultValue={40} disabled />
      </Stack>
      <Cluster>
        <QuantityStepper id="set-quantity" label="Quantity" defaultValue={2} max={9} />
      </Cluster>
      <Cluster>
        <QuantityStepper
          id="set-quantity-most"
          label="Quantity at its limit"
          defaultValue={5}
          max={5}
          mostNote="Only 5 in stock."
        />
      </Cluster>
    </Part>
  );
}

import { expect, type Locator, type Page } from 'playwright/test';

export const sceneCount = 15;

/** The option chosen in a scene, by its place: neither always the same nor at random. */
function optionIndexOf(sceneNumber: number): number {
  return (sceneNumber * 7 + 2) % 4;
}

function optionsOf(page: Page): Locator {
  return page.getByRole('radiogroup').getByRole('radio');
}

export async function expectScene(page: Page, sceneNumber: number): Promise<void> {
  await expect(page.getByText(`Question ${sceneNumber} of ${sceneCount}`)).toBeVisible();
}

/** The option that `answerScenes` chooses in this scene is the one that is chosen now. */
export async function expectAnswered(page: Page, sceneNumber: number): Promise<void> {
  await expect(optionsOf(page).nth(optionIndexOf(sceneNumber))).toBeChecked();
}

/** Answers the scenes from the first number to the last, going on after each; the first one is open. */
export async function answerScenes(page: Page, from: number, to: number): Promise<void> {
  for (let sceneNumber = from; sceneNumber <= to; sceneNumber += 1) {
    await expectScene(page, sceneNumber);
    const goOn = page.getByRole('button', {
      name: sceneNumber === sceneCount ? 'Complete' : 'Next',
    });
    await expect(goOn).toBeDisabled();
    await expect(optionsOf(page)).toHaveCount(4);
    await optionsOf(page).nth(optionIndexOf(sceneNumber)).check();
    await goOn.click();
  }
}

/** Gives the email at the end of a guest's quest. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Get My Career Results' }).click();
}

/** Walks back from behind this scene to the first one, and finds every answer; then on again to where it began. */
export async function expectAllAnswered(page: Page, lastScene: number): Promise<void> {
  for (let sceneNumber = lastScene; sceneNumber >= 1; sceneNumber -= 1) {
    await page.getByRole('button', { name: 'Previous' }).click();
    await expectScene(page, sceneNumber);
    await expectAnswered(page, sceneNumber);
  }
  for (let sceneNumber = 1; sceneNumber < lastScene; sceneNumber += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expectScene(page, sceneNumber + 1);
  }
}

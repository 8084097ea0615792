export type ServedQuestions = readonly {
  readonly title: string;
  readonly scenario: string;
  readonly question: string;
  readonly options: readonly {
    readonly id: string;
    readonly label: string;
    readonly description?: string;
  }[];
}[];

const styles = `
  body { max-width: 44rem; margin: 0 auto; padding: 1rem; font: 1.0625rem/1.6 system-ui, sans-serif; }
  label { display: block; padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; margin: 0.5rem 0; }
  progress { width: 100%; }
`;

const script = `
  const questions = JSON.parse(document.getElementById('questions').textContent);
  const answers = [];
  let index = 0;
  const find = (id) => document.getElementById(id);

  function show() {
    const { title, scenario, question, options } = questions[index];
    find('count').textContent = 'Question ' + (index + 1) + ' of ' + questions.length;
    find('progress').value = index + 1;
    find('title').textContent = title;
    find('scenario').textContent = scenario;
    find('question').textContent = question;
    find('options').replaceChildren(...options.map(({ id, label, description = '' }) => {
      const element = document.createElement('label');
      const input = document.createElement('input');
      input.type = 'radio';
      input.name = 'option';
      input.value = id;
      input.onchange = () => {
        answers[index] = id;
        find('next').disabled = false;
      };
      const small = document.createElement('small');
      small.textContent = description;
      element.append(input, ' ' + label + ' ', small);
      return element;
    }));
    find('next').disabled = true;
    find('title').focus();
  }

  find('next').onclick = () => {
    index += 1;
    show();
  };
  show();
`;

/** Writes the quiz as a page without a framework. */
export function writeVanillaQuiz(questions: ServedQuestions): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quiz</title>
<style>${styles}</style>
</head>
<body>
<p id="count"></p>
<progress id="progress" max="${questions.length}"></progress>
<h1 id="title" tabindex="-1"></h1>
<p id="scenario"></p>
<p id="question"></p>
<div id="options"></div>
<button id="next">Next</button>
<script type="application/json" id="questions">${JSON.stringify(questions).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
</body>
</html>`;
}

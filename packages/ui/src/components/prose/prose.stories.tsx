import type { Meta, StoryObj } from '@storybook/react-vite';
import { Prose } from './prose.tsx';

const meta = {
  title: 'Components/Prose',
  component: Prose,
} satisfies Meta<typeof Prose>;
export default meta;

type Story = StoryObj<typeof Prose>;

export const AllElements: Story = {
  args: {
    children: (
      <>
        <h2>Six kinds of interest</h2>
        <p>
          John Holland sorted <a href="#content">interests in work</a> into six kinds. Each person
          has some of <strong>every kind</strong>, and most have <em>two or three</em> that lead.
        </p>
        <h3>What they are</h3>
        <ul>
          <li>Realistic: with hands, tools and machines.</li>
          <li>Investigative: with questions, and with what can be measured.</li>
        </ul>
        <ol>
          <li>Answer as you are.</li>
          <li>Read the reasons.</li>
        </ol>
        <table>
          <thead>
            <tr>
              <th>Kind</th>
              <th>Likes</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Artistic</td>
              <td>to make what was not there before</td>
            </tr>
            <tr>
              <td>Social</td>
              <td>to teach, to heal, to listen</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <h2>Rechtsschutzversicherungsgesellschaften</h2>
        <p>
          <a href="#content">
            https://example.org/a/very/long/address/that-does-not-break/anywhere?and=has&many=parameters
          </a>
        </p>
      </>
    ),
  },
};

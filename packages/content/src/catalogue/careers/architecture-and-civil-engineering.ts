import type { Career } from '@guildpath/contract';
import { jobFamily } from '../job-families.ts';

export const architectureAndCivilEngineeringCareers: readonly Career[] = jobFamily(
  'Architecture and Civil Engineering',
  [
    {
      id: 'architect',
      title: 'Architect',
      alsoCalled: ['building designer', 'house designer', 'designing buildings'],
      socCode: '17-1011.00',
      description:
        'You design buildings that people want to live, learn and work in, from the first sketch to the last door handle. One day you draw and build models, the next you walk a construction site and check that the plans are followed.',
      day: 'Emails to the fire inspector, a window maker and the client outnumber sketches, and a foam model waits half cut on the table.',
      enjoys:
        "Walking through a room you'd only seen in your head, and noticing where the light falls, still moves architects after forty years.",
      complaints:
        'Study and licensing take most of a decade, and the pay trails other jobs that ask for as much schooling.',
      firstStep:
        'Measure your own room, draw its floor plan to scale and rearrange it in three ways on paper before you move a chair.',
      appeals: {
        artistic:
          "It's the architect who decides what you see on coming through the door: a wall, a tree or a stair that pulls you up.",
        realistic:
          'Many architects still cut their models from cardboard and run a thumb over a dozen bricks before choosing one.',
      },
      activities: { artistic: ['designing'], realistic: ['crafting'] },
      demands: {
        openness:
          "Every site, client and climate is different, so last year's good answer seldom fits this year's building.",
      },
      interests: [4.92, 3.88, 4.13, 2.53, 3.65, 4.44],
      about: ['construction', 'visual-arts', 'engineering'],
      jobZone: 5,
      skills: {
        drawing: 4,
        'computer-aided-design': 4,
        'understanding-user-needs': 4,
        math: 3.5,
        'systems-thinking': 3.5,
      },
      workStyles: [
        4.1, 4.19, 4.43, 4, 4.57, 3.86, 3.4, 3.76, 4.3, 4.1, 4.48, 4.8, 4.38, 3.67, 3.86, 4.55,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 96690,
      growthPercent: 4,
      employment: 123600,
      relatedCareers: [
        'landscape-architect',
        'interior-designer',
        'construction-manager',
        'civil-engineer',
        'building-inspector',
      ],
    },
    {
      id: 'landscape-architect',
      title: 'Landscape Architect',
      alsoCalled: [
        'park designer',
        'garden designer',
        'landscape designer',
        'green space designer',
      ],
      socCode: '17-1012.00',
      description:
        'You shape parks, schoolyards and city squares, choosing where paths, trees and water should go. You walk the site, draw plans on the computer and explain them to the neighbors who will use the place.',
      day: 'Contour lines and a planting list cover the desk, and in the afternoon you stake out a path with the contractor.',
      enjoys:
        "Coming back after five years to find shade where they'd planted twigs beats any ribbon cutting, park designers say.",
      complaints:
        'Trees and benches are the first things cut from a budget, and hearings can turn bitter over six parking spaces.',
      firstStep:
        'Sit in a public square for an hour, mark where people walk, linger or turn away and sketch a better layout.',
      appeals: {
        artistic:
          'Landscape architects compose with slopes and shade, and with the exact red a row of maples will turn in October.',
        investigative:
          'Before drawing a line, landscape architects find out where rain runs, where snow lingers and which shortcut everyone really takes.',
        realistic:
          "Kneeling down to crumble the soil and feel how much clay it holds is part of a landscape architect's first visit.",
      },
      activities: { artistic: ['designing'], investigative: ['observing'], realistic: ['growing'] },
      interests: [5.42, 4.73, 4.68, 2.67, 3.65, 3.7],
      about: ['agriculture', 'visual-arts', 'construction'],
      jobZone: 4,
      skills: {
        'problem-solving': 3.88,
        'computer-aided-design': 3.75,
        'understanding-user-needs': 3.75,
        teamwork: 3.75,
        'growing-plants': 3.5,
      },
      workStyles: [
        3.93, 3.89, 4.18, 3.89, 4.21, 3.39, 3.25, 3.71, 3.96, 4.18, 4.43, 4.54, 4.32, 3.57, 4.21, 4,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 79660,
      growthPercent: 3,
      employment: 21800,
      relatedCareers: [
        'architect',
        'civil-engineer',
        'sustainability-specialist',
        'interior-designer',
      ],
    },
    {
      id: 'civil-engineer',
      title: 'Civil Engineer',
      alsoCalled: [
        'bridge builder',
        'bridge engineer',
        'road engineer',
        'structural engineer',
        'infrastructure engineer',
      ],
      socCode: '17-2051.00',
      description:
        'You plan bridges, roads, tunnels and water pipes that must stay safe for decades. Part of the week goes into calculations and drawings, part into visiting sites in boots and a hard hat.',
      day: 'Soil borings tell you how deep a footing must go, and out on the site you and the foreman argue over wet concrete.',
      enjoys:
        "Driving a visitor across a bridge and pointing out the beams they've designed is a treat civil engineers seldom skip.",
      complaints:
        'Your stamp on a plan binds you for decades, while the project itself crawls through permits, hearings and budget cuts.',
      firstStep:
        'Build a bridge of dry spaghetti and tape between two chairs, hang a bag from it and add weight until it breaks.',
      appeals: {
        realistic:
          'Before a column carries anything, civil engineers have a cylinder of its concrete squeezed in a press until it bursts.',
        investigative:
          'Whether a hairline crack in a bridge comes from weather, weight or something worse is a question civil engineers love to settle.',
      },
      activities: { realistic: ['experimenting'], investigative: ['diagnosing'] },
      demands: {
        agreeableness:
          "You'll sometimes have to make a builder tear out work that looks fine but isn't.",
      },
      interests: [6.43, 5.15, 2.21, 1.69, 2.66, 4.61],
      about: ['construction', 'engineering'],
      jobZone: 4,
      skills: {
        'reading-plans': 4,
        math: 3.88,
        science: 3.75,
        'time-management': 3.75,
        'understanding-user-needs': 3.62,
      },
      workStyles: [
        3.76, 3.71, 4.05, 3.57, 3.71, 3.1, 2.81, 3.81, 3.76, 3.67, 4.48, 4.38, 4.57, 3.5, 3.43,
        4.38,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 99590,
      growthPercent: 5,
      employment: 368900,
      relatedCareers: [
        'construction-manager',
        'building-inspector',
        'landscape-architect',
        'surveyor',
        'architect',
      ],
    },
    {
      id: 'environmental-engineer',
      title: 'Environmental Engineer',
      alsoCalled: ['water engineer', 'pollution engineer', 'green engineer', 'waste engineer'],
      socCode: '17-2081.00',
      description:
        'You build ways to keep water, soil and air clean, from sewage plants to filters for factory smoke. You take samples, plan the system on the computer and check on site that it does what it should.',
      day: 'Hard hat on, you check the pumps at a treatment plant, then return to flow calculations and a permit of eighty pages.',
      enjoys:
        "Dirty water goes in, clean water comes out, and engineers here like that it's proof anyone can check.",
      complaints:
        'Sludge, smells and old dumps come with the work, and clients tend to see you as a cost the law forces on them.',
      firstStep:
        'Layer gravel, sand and cotton in a cut bottle and see how clear muddy water gets, for looking and never for drinking.',
      appeals: {
        investigative:
          'Environmental engineers learn which microbes eat which muck, then adjust the air in a tank until the right ones thrive.',
        realistic:
          "Plenty of water filters start as a barrel of sand in an environmental engineer's lab, with dirty water poured in by the bucket.",
      },
      activities: { investigative: ['experimenting'], realistic: ['experimenting'] },
      demands: {
        neuroticism:
          'Treatment plants are planned over years and checked on schedule, so last-minute panic is rare.',
        extraversion:
          'Between site visits, the hours belong to flow charts, permits and your own thoughts.',
      },
      interests: [5.17, 6.1, 1.96, 2.22, 3.17, 4.59],
      about: ['engineering', 'physical-science'],
      jobZone: 4,
      skills: {
        'tracking-progress': 4,
        teamwork: 3.75,
        'reading-plans': 3.5,
        science: 3.38,
        math: 3.38,
      },
      workStyles: [
        3.71, 3.81, 3.86, 3.29, 3.95, 3.33, 2.81, 3.67, 3.62, 3.62, 4.29, 4.55, 4.62, 3.71, 3.43,
        4.33,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 104170,
      growthPercent: 4,
      employment: 39400,
      relatedCareers: ['environmental-scientist', 'civil-engineer'],
    },
    {
      id: 'architectural-drafter',
      title: 'Architectural Drafter',
      alsoCalled: [
        'draftsman',
        'draughtsman',
        'CAD technician',
        'CAD drafter',
        'architectural technician',
      ],
      socCode: '17-3011.00',
      description:
        "You turn an architect's ideas into exact drawings that builders can follow. Most of the day you work with design software, check each length twice and redraw the plans when something changes.",
      day: 'Red marks from the architect wait on your printout, so you shift a stair by an inch and correct all nine sheets it touches.',
      enjoys:
        "Drafters take pleasure in a clean sheet where every line meets and there's no question left for the carpenter to ask.",
      complaints:
        "Someone else's idea at four o'clock becomes your evening, and eight hours at two screens stiffen the back.",
      firstStep:
        'Draft your own desk from the front, the side and the top in a free drawing program, with every measurement written in.',
      appeals: {
        artistic:
          'Line weight matters to a drafter: a bold wall, a fine tile joint, and suddenly a flat sheet looks like a house.',
        realistic:
          'To draw up an old building, drafters first go through it with a tape measure and a flashlight, cellar to attic.',
        investigative:
          'Drafters like being first to notice that a pipe and a beam want the same spot, and figuring out which can move.',
      },
      activities: { artistic: ['drawing'], realistic: ['measuring'], investigative: ['reasoning'] },
      demands: {
        agreeableness: "A drawing doesn't care about charm, only whether the stair fits the space.",
      },
      interests: [5.54, 4.23, 4.48, 1.55, 1.53, 4.89],
      about: ['construction', 'visual-arts', 'engineering'],
      jobZone: 3,
      skills: {
        'computer-aided-design': 4.5,
        'reading-plans': 4.25,
        'attention-to-detail': 4,
        'systems-thinking': 3.5,
        math: 3.25,
      },
      workStyles: [
        3.71, 3.67, 3.8, 3.67, 4.33, 2.94, 3.07, 3.82, 3.96, 4.15, 4.58, 4.78, 3.86, 3.99, 3.8,
        4.29,
      ],
      entryEducation: "Associate's degree",
      medianPay: 65380,
      growthPercent: 0,
      payGroup: 'drafters',
      relatedCareers: ['civil-engineer', 'cartographer'],
    },
    {
      id: 'surveyor',
      title: 'Surveyor',
      alsoCalled: ['land surveyor', 'land measurer', 'boundary surveyor', 'geomatics'],
      socCode: '17-1022.00',
      description:
        'You measure land so exactly that everyone knows where a property line, road or building belongs. You work outdoors with satellite receivers and drones, then turn the points into maps and legal papers.',
      day: 'A tripod goes up at the roadside, your partner walks off with the pole, and later old deeds must give up a lost corner.',
      enjoys:
        "There's a real thrill in digging up a marker set a century ago, right where the numbers said it would be.",
      complaints:
        'Ticks, brambles and passing trucks come with fieldwork, and neighbors fighting over a fence may shout at whoever holds the tripod.',
      firstStep:
        'Count your paces over a known length, then survey a small park with pacing and a phone compass and draw it to scale.',
      appeals: {
        investigative:
          'Two old maps put the same fence forty feet apart, and a surveyor gets to work out which mapmaker slipped.',
        realistic:
          'Surveyors cut a sight line through the brush with a machete, then hammer in an iron pin that may outlast the house.',
        conventional:
          "Once a surveyor has walked the whole loop the numbers must close, so an error of half an inch can't hide.",
      },
      activities: {
        investigative: ['researching', 'reasoning'],
        realistic: ['operating', 'exploring'],
        conventional: ['measuring', 'checking'],
      },
      demands: {
        agreeableness:
          'The line falls where it falls, and you have to tell a neighbor so even if his garage crosses it.',
      },
      interests: [5.25, 4.73, 2.12, 1.63, 1.88, 5.29],
      about: ['mathematics-statistics', 'construction'],
      jobZone: 4,
      skills: { mapping: 4.5, math: 4, 'outdoor-fieldwork': 3.75, writing: 3.75, teamwork: 3.5 },
      workStyles: [
        3.85, 4.25, 3.95, 3.95, 4.05, 3.1, 2.65, 3.7, 3.85, 3.95, 4.7, 4.9, 4.8, 3.8, 3.2, 4.15,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 72740,
      growthPercent: 4,
      employment: 56100,
      relatedCareers: ['civil-engineer', 'building-inspector', 'cartographer'],
    },
    {
      id: 'cartographer',
      title: 'Cartographer',
      alsoCalled: ['mapmaker', 'map maker', 'GIS specialist', 'map designer'],
      socCode: '17-1021.00',
      description:
        'You make maps, on paper and on screens, from satellite pictures and measurements. You decide what to show, choose colors and signs that are clear at a glance and keep everything up to date.',
      day: "Layers of roads, rivers and names stack up on the screen, and an hour goes into deciding which town labels won't make the cut.",
      enjoys:
        'Small choices of color and lettering decide if a stranger finds the way, and map makers can happily weigh them for days.',
      complaints:
        'Most hours go into cleaning thousands of points in a database, alone, with a neck that feels it by evening.',
      firstStep:
        'Draw a map of your way to school or work that shows only shade, sounds or smells, with a key others can follow.',
      appeals: {
        investigative:
          'Comparing photos taken years apart, cartographers find out where a river has moved, a road has vanished or a coast has crumbled.',
        artistic:
          'Shade the hills as if the sun stood in the upper left, cartographers know, and a flat sheet suddenly has mountains.',
        conventional:
          "On a good map one sign means one thing, and it's a cartographer who catches the bridge that was drawn as a dam.",
      },
      activities: {
        investigative: ['researching'],
        artistic: ['drawing'],
        conventional: ['checking'],
      },
      demands: {
        neuroticism:
          "A map gets better slowly, over weeks, and it's rare for one to be needed by tonight.",
      },
      interests: [4.62, 5.18, 3.55, 1.78, 1.64, 5.34],
      about: ['physical-science', 'mathematics-statistics', 'visual-arts'],
      jobZone: 4,
      skills: {
        mapping: 4.75,
        reading: 4,
        'visual-design': 3.75,
        'computer-aided-design': 3.5,
        'quick-learning': 3.25,
      },
      workStyles: [
        3.63, 3.76, 3.78, 3.39, 3.94, 2.91, 2.68, 3.28, 3.06, 3.82, 4.15, 4.63, 3.73, 3.53, 3.85,
        3.59,
      ],
      entryEducation: "Bachelor's degree",
      medianPay: 78380,
      growthPercent: 6,
      employment: 13400,
      relatedCareers: ['surveyor', 'geographer'],
    },
  ],
);

import type { CatalogueEntry } from './entry.ts';

export const civil: readonly CatalogueEntry[] = [
  {
    company: 'Fennmark Engineering',
    title: 'Survey and load rating of a footbridge',
    description:
      'A 28 m steel footbridge over a canal was built in 1962 and its drawings are lost. Measure it, take thickness readings of the corroded bottom flange, and rate it for a crowd of 5 kN/m² and a 1.5 t sweeper. The town wants a clear answer: open, open with a limit, or closed, with the calculation behind it.',
    skills: 'Surveying, Steel design, Structural assessment',
    days: 40,
    location: 'Aarhus',
    places: 4,
  },
  {
    company: 'Fennmark Engineering',
    title: 'Rainwater plan for a school yard',
    description:
      'Half a hectare of asphalt sends its rain into a sewer that floods cellars downhill. Measure levels and infiltration, model the storm of July 2011, and lay out swales and a rain garden that pupils may play in. Peak flow must fall by 70%, and the caretaker must be able to look after what you draw.',
    skills: 'Hydrology, SWMM, Landscape drainage, CAD',
    days: 35,
    location: 'Odense',
    places: 5,
  },
  {
    company: 'Fennmark Engineering',
    title: 'Temporary works for lifting a mill floor',
    description:
      'Four cast-iron columns in a former mill must be relieved while their bases are renewed. Design the needling and jacking sequence with the forces at each step and the movement at which the crew stops. You present it to the contractor and amend it until he signs.',
    skills: 'Temporary works, Statics, Site method statements',
    days: 30,
    location: 'Manchester',
    places: 1,
  },
  {
    company: 'Halvard Structures',
    title: 'Hall roof that was designed for less snow',
    description:
      'The snow map changed and a sports hall from 1978 now lacks a fifth of its strength on paper. Check the timber trusses with the loads and the real timber grades, which you determine on site, and propose the least strengthening. Caretakers get a rule: at which depth to clear the roof and in which order.',
    skills: 'Timber design, Eurocodes, Site survey',
    days: 45,
    location: 'Trondheim',
    places: 2,
  },
  {
    company: 'Halvard Structures',
    title: 'Embodied carbon of three floor systems',
    description:
      'For the same office grid of 8.1 m compare flat slab, composite deck and timber ribs: carbon, depth, vibration and cost. Use our last six projects for the quantities instead of catalogue values. The result is a two-sided sheet that an architect understands at the first meeting.',
    skills: 'Structural design, LCA, Spreadsheets',
    days: 40,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Halvard Structures',
    title: 'Checking our spreadsheets against the code',
    description:
      'Sixty-one calculation sheets have grown for fifteen years and three contradict each other. Write reference examples by hand, test each sheet against them, and replace the worst with tested scripts that print the same page. An engineer reviews every example with you.',
    skills: 'Eurocodes, Python, Verification',
    days: 60,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Halvard Structures',
    title: 'Staircase that hums',
    description:
      'A hanging steel stair in a library vibrates at 3.1 Hz when children run. Measure damping and mode shapes, build a model that matches, and compare a tuned mass damper with a stiffer landing. The librarians prefer something that can be fitted in one closed week.',
    skills: 'Dynamics, FEM, Vibration measurement',
    days: 45,
    location: 'Oslo',
    places: 1,
  },
  {
    company: 'Lowmoor Bridges',
    title: 'Scour check of eleven river bridges',
    description:
      'After the flood of last autumn nobody knows what the piers stand on. Sound the bed at eleven bridges by kayak, estimate scour depth by two published methods, and rank the bridges by risk. The three worst get a sketch of protection with quantities of stone.',
    skills: 'Hydraulics, Surveying, Bridge engineering',
    days: 60,
    location: 'Carlisle',
    places: 3,
  },
  {
    company: 'Lowmoor Bridges',
    title: 'Masonry arch under a forty-tonne lorry',
    description:
      "A sandstone arch of 1841 carries a farm road that the creamery's lorries must use. Scan the barrel, drill four cores, and compare a mechanism method with a block model. State the permitted axle load and what would raise it most per pound spent.",
    skills: 'Masonry, Laser scanning, Structural assessment',
    days: 50,
    location: 'Skipton',
    places: 2,
  },
  {
    company: 'Lowmoor Bridges',
    title: 'Bearings one can inspect from the ground',
    description:
      'Inspecting bearings needs a road closure and a platform. Design a fixed camera and scale for the bearing shelf, read weekly by a person with a phone, and try it on two bridges. After three months compare movement with temperature and say whether the bearings still slide.',
    skills: 'Instrumentation, Photogrammetry, Bridge engineering',
    days: 90,
    location: 'Leeds',
    places: 1,
  },
  {
    company: 'Rivergate Water',
    title: 'Finding leaks at two in the morning',
    description:
      'A district of 3,100 homes uses 9 litres per second when everyone sleeps. Place pressure loggers, calibrate an EPANET model on the night flow, and narrow the leak to a few streets. The crew digs where you say, and the saved water is counted for a month.',
    skills: 'EPANET, Hydraulics, Field measurement',
    days: 45,
    location: 'Tunis',
    places: 3,
  },
  {
    company: 'Rivergate Water',
    title: 'Constructed wetland for a mountain village',
    description:
      'Eighty people and a cheese dairy drain into one septic tank. Size a two-stage reed bed for summer and winter loads, fit it on the terraced site, and write the operating sheet. The permit office will read your calculation, so each assumption needs its source.',
    skills: 'Wastewater treatment, Hydraulics, Permits',
    days: 60,
    location: 'Briançon',
    places: 2,
  },
  {
    company: 'Rivergate Water',
    title: 'Sewer overflow that tells when it spills',
    description:
      'Our 40 overflows have no meters. Build a cheap level and temperature logger that recognises a spill, compare it with a certified meter at two sites for six weeks, and publish the error. Below 200 euros each, we equip all forty.',
    skills: 'Sensors, Hydrology, Data analysis',
    days: 70,
    location: 'Porto',
    places: 2,
  },
  {
    company: 'Rivergate Water',
    title: 'How much rain can the old cistern take?',
    description:
      'Under the market square lies a cistern of 1,900 m³ that nobody uses. Survey it, check its structure for the market lorries, and simulate it as flood storage with thirty years of five-minute rain. The city decides on your report whether to reopen it.',
    skills: 'Hydrology, Structural assessment, Simulation',
    days: 50,
    location: 'Évora',
    places: 2,
  },
  {
    company: 'Terravane Geotechnics',
    title: 'Slope that moves when the reservoir falls',
    description:
      'Prisms on a slope above a reservoir creep 4 mm a year and 11 mm in dry summers. Build a seepage and stability model from three boreholes, calibrate it on eight years of movement, and find the drawdown rate that keeps it safe. The operator turns your curve into a gate rule.',
    skills: 'Slope stability, Seepage, Python, Monitoring',
    days: 75,
    location: 'Bolzano',
    places: 2,
  },
  {
    company: 'Terravane Geotechnics',
    title: 'Pile load tests, digitised and compared',
    description:
      'We hold 140 static pile tests on paper. Digitise the curves, apply six settlement criteria, and compare measured with calculated capacity for four pile types. The outcome is a table of bias and scatter that our designers may quote.',
    skills: 'Foundations, Statistics, Data entry tools',
    days: 45,
    location: 'Remote',
    places: 2,
  },
  {
    company: 'Terravane Geotechnics',
    title: 'Lime or cement for a clay yard?',
    description:
      "A haulier's yard on London clay turns to soup. Mix five recipes, test strength after 7, 28 and 56 days and after freeze and thaw, and add what each costs to spread. We build a strip of 200 m² with your favourite and drive on it.",
    skills: 'Soil mechanics, Laboratory testing, Cost estimation',
    days: 80,
    location: 'London',
    places: 2,
  },
  {
    company: 'Terravane Geotechnics',
    title: 'Cone penetration logs read by a machine and a person',
    description:
      'Two engineers draw different layer boundaries in the same CPT log. Implement two published change-point methods, compare them with five engineers on forty logs, and show where the disagreement matters for settlement. It is a study, not a product; a clear negative answer is welcome.',
    skills: 'Geotechnics, Python, Statistics',
    days: 50,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Mossgreen Planning',
    title: 'A school street that works at 7:50',
    description:
      'Six hundred children, 210 cars and one crossing. Count, film and interview for two weeks, simulate three layouts, and test one with planters for a month. Your report must say whether cars vanished or only moved to the next street.',
    skills: 'Traffic surveys, SUMO, Public consultation',
    days: 60,
    location: 'Malmö',
    places: 4,
  },
  {
    company: 'Mossgreen Planning',
    title: 'Bus stops people can reach in winter',
    description:
      'In a town with seven months of snow, the shortest way to the stop is often uncleared. Join clearing logs, slopes and addresses into an accessibility map for people with walkers, and find twenty places where a small change reaches most people. The works yard tests five of them next winter.',
    skills: 'GIS, Accessibility, Data analysis',
    days: 45,
    location: 'Umeå',
    places: 2,
  },
  {
    company: 'Mossgreen Planning',
    title: 'Signal timing for people who walk slowly',
    description:
      'Signals assume 1.2 m/s. Measure walking speed at eight crossings near clinics from anonymised video, and work out green times that let 95% cross. Show the delay to buses honestly, junction by junction.',
    skills: 'Traffic engineering, Video analysis, Statistics',
    days: 40,
    location: 'Montreal',
    places: 2,
  },
  {
    company: 'Aldertree Timber Frames',
    title: 'Timber frame details for a workshop',
    description:
      'Our joiners build from memory and the apprentices cannot. Draw twelve standard joints of our green oak frames with the rules for choosing them, calculate three by Eurocode 5, and load one of each to failure in our yard. The drawings hang on the wall afterwards.',
    skills: 'Timber design, Detailing, Load testing',
    days: 45,
    location: 'Salzburg',
    places: 2,
  },
  {
    company: 'Aldertree Timber Frames',
    title: 'Drying cracks: harmless or not?',
    description:
      'Clients telephone when their beams crack. Survey cracks in thirty frames between one and twelve years old, relate them to section, moisture and load, and write a leaflet with photographs that tells harmless from serious. An expert witness checks every claim in it.',
    skills: 'Timber, Site survey, Technical writing',
    days: 35,
    location: 'Salzburg',
    places: 1,
  },
  {
    company: 'Aldertree Timber Frames',
    title: 'Straw walls in a wet climate',
    description:
      'We want to fill a frame with straw bales at 1,400 mm of rain a year. Simulate moisture in the wall for three renders and two overhangs, place sensors in our test cabin, and compare after the first autumn. If the straw stays below 20% moisture, we build the first house.',
    skills: 'Building physics, WUFI, Sensors',
    days: 100,
    location: 'Bregenz',
    places: 2,
  },
  {
    company: 'Oakhaven Public Works',
    title: 'Which pavements to mend first',
    description:
      'With money for 4 of 310 km of pavement, the loudest resident wins. Ride the network with a phone on a wheelchair, score the surface, and weigh it by who walks there: schools, clinics, care homes. Council members receive a map and a list they can argue with.',
    skills: 'GIS, Condition survey, Prioritisation',
    days: 50,
    location: 'Lagos',
    places: 4,
  },
  {
    company: 'Oakhaven Public Works',
    title: 'Culvert register before the rains',
    description:
      'We know of 400 culverts and suspect 700. Walk two catchments with a tablet, record size, blockage and cover, and estimate which ones drown a road in a ten-year storm. You leave a form and a training hour, so that our crews can finish the rest.',
    skills: 'Field survey, QGIS, Hydrology',
    days: 60,
    location: 'Ibadan',
    places: 5,
  },
  {
    company: 'Oakhaven Public Works',
    title: 'Shade for a bus station without a roof',
    description:
      'At 38 °C people wait behind the ticket hut. Design tensile or lattice shading that stands 140 km/h wind on the existing column bases, and simulate sun and comfort hour by hour for March. It must be made by the two steel shops in town.',
    skills: 'Structural design, Solar geometry, Cost estimation',
    days: 45,
    location: 'Lagos',
    places: 2,
  },
  {
    company: 'Oakhaven Public Works',
    title: 'Reading 3,000 borehole records from a cellar',
    description:
      'Borehole logs since 1955 lie in boxes and every new job drills again. Scan them, transcribe layers into the AGS format with a checking step, and publish a map that shows what is known where. Accuracy is checked on a hundred logs by our geologist.',
    skills: 'Data entry tools, AGS, GIS, Quality control',
    days: 70,
    location: 'Remote',
    places: 3,
  },
  {
    company: 'Pontlyn Survey',
    title: 'Drone or total station on a quarry face?',
    description:
      'We survey the same face every month and argue about the method. Fly it, shoot it and scan it on the same day, compare volumes and the time each takes, and work out when which method is worth it. The comparison is repeated in rain.',
    skills: 'Photogrammetry, Total station, Statistics',
    days: 30,
    location: 'Braga',
    places: 2,
  },
  {
    company: 'Pontlyn Survey',
    title: 'Settlement of a tower, measured by students',
    description:
      'The clock tower leans 31 cm and nobody has measured it the same way twice. Set up a levelling loop and a hanging pendulum with a scale that volunteers can read, and compute precision before the first reading. After four months you say whether it moves.',
    skills: 'Levelling, Error analysis, Instrument design',
    days: 120,
    location: 'Coimbra',
    places: 2,
  },
  {
    company: 'Pontlyn Survey',
    title: 'Georeferencing a parish map of 1794',
    description:
      'Boundary disputes still quote a hand-drawn map on sheepskin. Photograph it without touching it, find stones that still stand, and fit the map with an honest error for each field. The parish receives a layer that shows where the old map may be trusted and where not.',
    skills: 'GIS, Geodesy, Historical research',
    days: 40,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Graniteway Roads',
    title: 'Asphalt with a third reclaimed, on a hot road',
    description:
      'Reclaimed asphalt ruts in the heat of our summers. Test four mixes for rutting and cracking with the wheel tracker and the bending beam, from nil to 40% reclaimed. A 150 m trial section with your mix is paved in April and measured in September.',
    skills: 'Pavement design, Materials testing, Statistics',
    days: 110,
    location: 'Baku',
    places: 2,
  },
  {
    company: 'Graniteway Roads',
    title: 'Dust on a gravel road, counted',
    description:
      'Villagers along our haul road breathe dust and we water it by guess. Set up eight low-cost particle counters, calibrate them against a reference, and compare water, molasses and a speed limit. The cheapest measure that halves the dust becomes part of every contract.',
    skills: 'Air quality, Sensors, Design of experiments',
    days: 60,
    location: 'Tashkent',
    places: 2,
  },
  {
    company: 'Graniteway Roads',
    title: 'Machine guidance without the expensive receiver',
    description:
      'A grader with satellite guidance costs as much as the grader. Combine two inexpensive RTK receivers and an inclination sensor on the blade, log the error against a total station, and find out which layers it is good enough for. One kilometre of sub-base is the trial.',
    skills: 'GNSS, Electronics, Surveying',
    days: 55,
    location: 'Baku',
    places: 2,
  },
  {
    company: 'Bluequay Harbours',
    title: 'Waves behind a breakwater that has settled',
    description:
      'The breakwater sank 60 cm in forty years and fishing boats now break their lines in westerly storms. Model the harbour with SWASH for three crest heights, check with our two wave buoys, and translate wave height into days a year when boats must leave. The harbour board votes on one number.',
    skills: 'Coastal engineering, Numerical modelling, Python',
    days: 65,
    location: 'Ostend',
    places: 2,
  },
  {
    company: 'Bluequay Harbours',
    title: 'Quay wall: rust below the waterline',
    description:
      'Divers measured steel thickness at 480 points of a sheet pile wall, twice. Clean the data, estimate corrosion rates by zone, and say how long each section keeps its safety. The plan must name which 50 m to protect first, and the uncertainty of that choice.',
    skills: 'Corrosion, Statistics, Structural assessment',
    days: 45,
    location: 'Remote',
    places: 1,
  },
  {
    company: 'Bluequay Harbours',
    title: 'Oyster reef as a toe protection',
    description:
      'Rock is dear and oysters are local. Design crates that hold spat and stay put in 1.2 m waves, place three kinds along 30 m of dike toe, and measure sand level and growth each spring tide. A biologist supervises half of your work.',
    skills: 'Coastal engineering, Field work, Ecology',
    days: 120,
    location: 'Vlissingen',
    places: 2,
  },
  {
    company: 'Second Brick',
    title: 'Strength of bricks that have already lived once',
    description:
      'We clean 30,000 bricks a month and sell them without a strength. Sample five demolitions, test compressive strength, absorption and frost, and find a quick test that sorts them in the yard. The outcome is a grade stamp our insurer accepts.',
    skills: 'Materials testing, Statistics, Standards',
    days: 70,
    location: 'Bristol',
    places: 2,
  },
  {
    company: 'Second Brick',
    title: 'What is in that building? An audit before demolition',
    description:
      'Demolition tenders come with two weeks of warning. Make a method to list reusable beams, doors, tiles and stone in one day on site, try it on four buildings, and compare it with what we actually recovered. The form must work on paper, because there is never power.',
    skills: 'Quantity survey, Circular construction, Form design',
    days: 40,
    location: 'Brussels',
    places: 3,
  },
  {
    company: 'Second Brick',
    title: 'Steel beams with a second certificate',
    description:
      'Reclaimed beams are sold for scrap because nobody may weld them. Test hardness and composition on sixty beams with portable instruments, compare with twelve coupon tests, and draft a grading procedure after the published reuse guidance. A structural engineer outside our company reviews it.',
    skills: 'Metallurgy, Structural steel, Statistics',
    days: 55,
    location: 'Bristol',
    places: 2,
  },
];

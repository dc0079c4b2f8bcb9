# The texts of the other pages outside matches, in English.
#
# An argument is a name, a number or a text. Variants of a message are chosen by number or by state.


## The rules book

book-alternatives = { $values-or }
book-chapter-place = Chapter { $n } of { $count }
book-chapter-ways = Previous and next chapter
book-chapters = Chapters
# $code is the code of a rule: MOV-01.
book-codes = A code below a section, such as { $code }, names a single rule. You can search for it, or quote it when you ask about that rule.
book-contents = Contents
book-encyclopedia = Encyclopedia
book-entries = Entries
# The heading of a short text in a frame.
book-example = For example
book-failed = The book could not be loaded. Reload the page and try again.
# A choice of a filter. $filter is its name.
book-filter-all = { $filter }: all
book-filter-words = Filter by words
book-filters = Filters
book-found = { $n } found
book-found-none = Nothing found
book-found-none-text = No rule, term or card contains all of these words.
# A button beside an item.
book-item = In the encyclopedia
    .label = In the encyclopedia: { $name }
# The label of a link to a section.
book-link-to = Link to: { $section }
# The chapter after this one.
book-next = Next
book-no-entries = Nothing matches these filters.
book-on-page = On this page
book-opening = Opening the book …
# The chapter before this one.
book-previous = Previous
# $rules are the codes of rules.
book-rules-here = Rules explained here: { $rules }
book-search = Search the rules
# The number of items that the filters leave.
book-shelf-count = { $n } of { $count }
book-terms = Terms
book-title = Rulebook


## The reasons why something is not offered

why = Why can’t I …?
    .eyebrow = What is not offered now
why-nothing = You can already choose everything that is possible now.
why-question-rules = The rules for this question
why-rule = The rule
    # $code is the code of the rule: MOV-01. $reason is a sentence.
    .label = The rule { $code }: { $reason }
